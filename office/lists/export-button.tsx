import { officeListLabels } from '#contract/labels/office/lists.ts';
import type { Input, Operation } from '#contract/operation.ts';
import type { exportOrders } from '#contract/operations/office/orders/export-orders.ts';
import type { exportRecords } from '#contract/operations/office/records/export-records.ts';
import { Button } from '#ui/button.tsx';
import type { IconName } from '#ui/icons.ts';
import { showToast } from '#web/toasts.ts';
import { useOfficeMutation } from '../data/use-office-mutation.ts';
import { useLabels } from '../office-context.ts';
import { useScreenShortcut } from '../screen-keys.ts';
import { saveCsv, saveXlsx } from '../save-file.ts';

type Export = Operation<
  Operation['request'],
  (typeof exportRecords)['response'] | (typeof exportOrders)['response']
>;

interface ExportButtonProps<Op extends Export> {
  operation: Op;
  /** What the list shows. */
  input: Input<Op>;
  /** The first part of the file's name. */
  file: string;
  /** The text of the button, if it isn’t the list itself that is exported as CSV. */
  text?: string;
  icon?: IconName;
}

/** Exports the listed rows to a spreadsheet file. */
export function ExportButton<Op extends Export>(props: ExportButtonProps<Op>) {
  const { operation, input, file, text, icon = 'download' } = props;
  const t = useLabels(officeListLabels);
  const { mutate, isPending } = useOfficeMutation(operation);
  const exportRows = () =>
    mutate(input, {
      onSuccess: ({ rows, hasMore, ...made }) => {
        if ('xlsx' in made && typeof made.xlsx === 'string') saveXlsx(made.xlsx, file);
        else saveCsv(made.csv, file);
        showToast('success', t(hasMore ? 'exportedPart' : 'exported', { n: rows }));
      },
    });
  return (
    <Button kind="ghost" className="export" icon={icon} busy={isPending} onClick={exportRows}>
      {text === undefined && <ExportShortcut text={t('export')} onPress={exportRows} />}
      <span className="head-word">{text ?? t('export')}</span>
    </Button>
  );
}

function ExportShortcut({ text, onPress }: { text: string; onPress: () => void }) {
  useScreenShortcut('x', text, onPress);
  return null;
}
