import { officeLimitLabels } from '#contract/labels/office/limits.ts';
import type { Answer } from '#contract/operation.ts';
import { getLimits } from '#contract/operations/office/settings/get-limits.ts';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { Note } from '#office/components/note.tsx';
import { Screen, Section } from '#office/components/screen.tsx';
import { Table } from '#office/components/table.tsx';
import { SettingsViews } from '#office/components/views.tsx';
import { QueryState } from '#office/components/query-state.tsx';
import { StoredRecordForm } from '#office/records/stored-record.tsx';
import { Num } from '#ui/num.tsx';
import './limits.css';

type Limit = Answer<typeof getLimits>['groups'][number]['limits'][number];

/** Limits that staff change here, and limits set by the server's environment. */
function View() {
  const t = useLabels(officeLimitLabels);
  const { links } = useOffice();
  const query = useOfficeQuery(getLimits, {});
  return (
    <Screen views={<SettingsViews />}>
      <Section title={t('here')}>
        <StoredRecordForm
          kind="shop"
          id="shop"
          names={['refundAskAboveCents', 'letGoUpToCents']}
          label={t('here')}
        />
        <p>
          <a href={links.payments}>{t('elsewhere')}</a>
        </p>
      </Section>
      <Section title={t('onServer')}>
        <Note>{t('change')}</Note>
        <QueryState query={query}>
          {({ groups }) =>
            groups.map(({ group, limits }) => <Group key={group} name={group} limits={limits} />)
          }
        </QueryState>
      </Section>
    </Screen>
  );
}

function Group({ name, limits }: { name: keyof typeof officeLimitLabels.texts; limits: readonly Limit[] }) {
  const t = useLabels(officeLimitLabels);
  return (
    <div className="limit-group">
      <h3>{t(name)}</h3>
      <Table
        name="limits"
        caption={t(name)}
        rows={limits}
        keyOf={(limit) => limit.name}
        columns={[
          {
            name: 'what',
            head: t('what'),
            isTitle: true,
            cell: (limit) => t(limit.name as keyof typeof officeLimitLabels.texts),
          },
          { name: 'now', head: t('now'), isFigure: true, cell: ({ value }) => <Num>{value}</Num> },
          {
            name: 'usual',
            head: t('usual'),
            look: 'soft',
            cell: ({ value, usual }) => (value === usual ? t('isUsual') : t('wasUsual', { n: usual })),
          },
          { name: 'variable', head: t('variable'), cell: (limit) => <code>{limit.name}</code> },
        ]}
      />
    </div>
  );
}

export default definePage<null>({ View });
