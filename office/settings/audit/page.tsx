import { auditGroupNames } from '#contract/audit-events.ts';
import { officeAuditLabels } from '#contract/labels/office/audit.ts';
import { exportAudit } from '#contract/operations/office/audit/export-audit.ts';
import { listAudit } from '#contract/operations/office/audit/list-audit.ts';
import { useCan } from '#office/data/use-can.ts';
import { useList } from '#office/data/query-client.ts';
import { ExportButton } from '#office/lists/export-button.tsx';
import { isDay, type ListAddress } from '#office/lists/list-choices.ts';
import { ListScreen, useChoices } from '#office/lists/list-screen.tsx';
import { useLabels } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { useColumns } from './use-columns.tsx';
import './audit.css';

/** Actors that aren't office staff, as in contract/operations/office/audit/audit-types.ts. */
const actorGroups = ['terminal', 'customers', 'guests', 'shop'] as const;
const groupOf = (name: string | undefined) => auditGroupNames.find((each) => each === name) ?? null;
const actorGroupOf = (who: string | undefined) => actorGroups.find((each) => each === who);

const list: ListAddress = {
  sort: '-when',
  filters: {
    who: (value) => /^\d{1,9}$/u.test(value) || actorGroupOf(value) !== undefined,
    what: (value) => groupOf(value) !== null,
    since: isDay,
    until: isDay,
  },
};

/** The audit log: who changed what, when, and the values before and after. Read-only. */
function View() {
  const t = useLabels(officeAuditLabels);
  const may = useCan();
  const choices = useChoices(list);
  const { who, what, since = null, until = null } = choices.filters;
  const request = {
    find: choices.find.slice(0, 80),
    who: actorGroupOf(who) ?? (who === undefined ? null : Number(who)),
    group: groupOf(what),
    since,
    until,
  };
  const query = useList(listAudit, request, (page) =>
    page.hasMore ? { ...request, before: page.entries.at(-1)?.id ?? null } : null,
  );
  const people = query.data?.pages[0]?.people ?? [];
  const columns = useColumns();
  return (
    <ListScreen
      list={list}
      choices={choices}
      status={<span className="soft audit-about">{t('about')}</span>}
      actions={may('exports.make') && <ExportButton operation={exportAudit} input={request} file="audit" />}
      views={{ label: t('views'), names: [{ name: '', text: t('allViews') }], savedAs: 'audit' }}
      hint={t('findHint')}
      filters={[
        {
          name: 'who',
          label: t('who'),
          any: t('anybody'),
          options: [
            ...people.map(({ id, name }) => ({ value: id, text: name })),
            ...actorGroups.map((group) => ({ value: group, text: t(group) })),
          ],
        },
        {
          name: 'what',
          label: t('what'),
          any: t('anything'),
          options: auditGroupNames.map((group) => ({ value: group, text: t(group) })),
        },
        { name: 'since', label: t('since'), options: 'day' },
        { name: 'until', label: t('until'), options: 'day' },
      ]}
      query={query}
      rows={query.data?.pages.flatMap(({ entries }) => entries) ?? []}
      none={t('none')}
      table={{ name: 'audit', caption: t('about'), columns }}
    />
  );
}

export default definePage<null>({ View });
