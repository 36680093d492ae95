import { officeAuditLabels } from '#contract/labels/office/audit.ts';
import type { Input } from '#contract/operation.ts';
import { exportAudit } from '#contract/operations/office/audit/export-audit.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useLabels } from '#office/office-context.ts';
import { saveCsv } from '#office/save-file.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#web/toasts.ts';

/** Exports the results to a spreadsheet file. */
export function ExportButton({ request }: { request: Input<typeof exportAudit> }) {
  const t = useLabels(officeAuditLabels);
  const { mutate, isPending } = useOfficeMutation(exportAudit);
  return (
    <Button
      kind="ghost"
      icon="download"
      busy={isPending}
      onClick={() =>
        mutate(request, {
          onSuccess: ({ csv, rows, hasMore }) => {
            saveCsv(csv, 'audit');
            showToast('success', t(hasMore ? 'exportedPart' : 'exported', { n: rows }));
          },
        })
      }
    >
      {t('export')}
    </Button>
  );
}
