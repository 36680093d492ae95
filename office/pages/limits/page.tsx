import { officeLimitLabels } from '#contract/labels/office/limits.ts';
import type { Answer } from '#contract/operation.ts';
import { getLimits } from '#contract/operations/office/settings/get-limits.ts';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { Note } from '#office/components/note.tsx';
import { Screen, Section } from '#office/components/screen.tsx';
import { SettingsViews } from '#office/components/views.tsx';
import { QueryState } from '#office/components/query-state.tsx';
import { RecordForm } from '#office/records/record-form.tsx';
import { useRecords } from '#office/records/use-records.ts';
import { Num } from '#ui/num.tsx';
import '#office/styles/table.css';
import './limits.css';

type Limit = Answer<typeof getLimits>['groups'][number]['limits'][number];

/** Limits that staff change here, and limits set by the server's environment. */
function View() {
  const t = useLabels(officeLimitLabels);
  const { links } = useOffice();
  const shop = useRecords('shop');
  const query = useOfficeQuery(getLimits, {});
  return (
    <Screen views={<SettingsViews />}>
      <Section title={t('here')}>
        <QueryState query={shop}>
          {({ records: [record = null], fields }) => (
            <RecordForm
              kind="shop"
              record={record}
              fields={fields}
              names={['refundAskAboveCents', 'letGoUpToCents']}
              label={t('here')}
            />
          )}
        </QueryState>
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
      <div className="grid-wrap">
        <table className="grid rows limits">
          <caption className="vh">{t(name)}</caption>
          <thead>
            <tr>
              <th scope="col">{t('what')}</th>
              <th scope="col" className="is-figure">
                {t('now')}
              </th>
              <th scope="col">{t('usual')}</th>
              <th scope="col">{t('variable')}</th>
            </tr>
          </thead>
          <tbody>
            {limits.map((limit) => (
              <tr key={limit.name}>
                <th scope="row">{t(limit.name as keyof typeof officeLimitLabels.texts)}</th>
                <td className="is-figure">
                  <Num>{limit.value}</Num>
                </td>
                <td className="soft">
                  {limit.value === limit.usual ? t('isUsual') : t('wasUsual', { n: limit.usual })}
                </td>
                <td>
                  <code>{limit.name}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

export default definePage<null>({ View });
