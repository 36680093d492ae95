import { officeListLabels } from '#contract/labels/office/lists.ts';
import type { Input, Operation } from '#contract/operation.ts';
import type { exportRecords } from '#contract/operations/office/records/export-records.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#web/toasts.ts';
import { useOfficeMutation } from '../data/use-office-mutation.ts';
import { useLabels } from '../office-context.ts';
import { saveCsv } from '../save-file.ts';

type Export = Operation<Operation['request'], (typeof exportRecords)['response']>;

interface ExportButtonProps<Op extends Export> {
  operation: Op;
  /** What the list shows. */
  input: Input<Op>;
  /** The first part of the file's name. */
  file: string;
}

/** Exports the listed rows to a spreadsheet file. */
export function ExportButton<Op extends Export>({ operation, input, file }: ExportButtonProps<Op>) {
  const t = useLabels(officeListLabels);
  const { mutate, isPending } = useOfficeMutation(operation);
  return (
    <Button
      kind="ghost"
      className="export"
      icon="download"
      busy={isPending}
      onClick={() =>
        mutate(input, {
          onSuccess: ({ csv, rows, hasMore }) => {
            saveCsv(csv, file);
            showToast('success', t(hasMore ? 'exportedPart' : 'exported', { n: rows }));
          },
        })
      }
    >
      <span className="head-word">{t('export')}</span>
    </Button>
  );
}
