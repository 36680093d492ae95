import { officeListLabels } from '#contract/labels/office/lists.ts';
import type { Input } from '#contract/operation.ts';
import { exportRecords } from '#contract/operations/office/records/export-records.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#web/toasts.ts';
import { useCan } from '../data/use-can.ts';
import { useOfficeMutation } from '../data/use-office-mutation.ts';
import { useLabels } from '../office-context.ts';
import { saveCsv } from '../save-file.ts';
import { useResource } from './use-resource.ts';

/** Exports the listed records to a spreadsheet file. */
export function ExportButton({ request }: { request: Input<typeof exportRecords> }) {
  const t = useLabels(officeListLabels);
  const { resource } = useResource();
  const { mutate, isPending } = useOfficeMutation(exportRecords);
  const may = useCan();
  if (resource.exportPermission && !may(resource.exportPermission)) return null;
  return (
    <Button
      kind="ghost"
      icon="download"
      busy={isPending}
      onClick={() =>
        mutate(request, {
          onSuccess: ({ csv, rows, hasMore }) => {
            saveCsv(csv, resource.plural);
            showToast('success', t(hasMore ? 'exportedPart' : 'exported', { n: rows }));
          },
        })
      }
    >
      <span className="head-word">{t('export')}</span>
    </Button>
  );
}
