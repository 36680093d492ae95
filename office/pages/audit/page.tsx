import { officeAuditLabels } from '#contract/labels/office/audit.ts';
import { listAudit } from '#contract/operations/office/audit/list-audit.ts';
import { useList } from '#office/data/query-client.ts';
import { useCan } from '#office/data/use-can.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { Note } from '#office/components/note.tsx';
import { MoreButton } from '#office/components/more-button.tsx';
import { Screen } from '#office/components/screen.tsx';
import { QueryState } from '#office/components/query-state.tsx';
import { TableViews } from '#office/saved-views/table-views.tsx';
import { useAddressQuery } from '#office/use-address-query.ts';
import { navigate } from '#web/navigate.ts';
import { addressOf, any, choicesOf, isNarrowed, requestOf } from './audit-choices.ts';
import { AuditTable } from './audit-table.tsx';
import { ExportButton } from './export-button.tsx';
import { Filters } from './filters.tsx';
import './audit.css';

/** The audit log: who changed what, when, and the values before and after. Read-only. */
function View() {
  const choices = choicesOf(new URLSearchParams(useAddressQuery()));
  const { links } = useOffice();
  const t = useLabels(officeAuditLabels);
  const request = requestOf(choices);
  const query = useList(listAudit, request, (page) =>
    page.hasMore ? { ...request, before: page.entries.at(-1)?.id ?? null } : null,
  );
  const mayExport = useCan()('exports.make');
  return (
    <Screen
      status={<span className="soft audit-about">{t('about')}</span>}
      actions={mayExport && <ExportButton request={request} />}
      views={
        <TableViews
          screen="audit"
          label={t('views')}
          here={addressOf(links.audit, choices)}
          addressOf={(announced) => addressOf(links.audit, choicesOf(announced))}
          views={[{ href: links.audit, text: t('allViews'), isHere: !isNarrowed(choices) }]}
        />
      }
    >
      <Filters
        choices={choices}
        people={query.data?.pages[0]?.people ?? []}
        isNarrowed={isNarrowed(choices)}
        onChange={(after) => navigate(addressOf(links.audit, after), { stay: true, replace: true })}
        onClear={() => navigate(addressOf(links.audit, any), { stay: true, replace: true })}
      />
      <QueryState query={query}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          return entries.length === 0 ? (
            <Note>{t('none')}</Note>
          ) : (
            <>
              <AuditTable
                entries={entries}
                people={pages[0]?.people ?? []}
                isBusy={query.isPlaceholderData}
              />
              <MoreButton query={query} />
            </>
          );
        }}
      </QueryState>
    </Screen>
  );
}

export default definePage<null>({ View });
