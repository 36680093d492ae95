import { officeListLabels } from '#contract/labels/office/lists.ts';
import type { Input, Operation } from '#contract/operation.ts';
import type { exportOrders } from '#contract/operations/office/orders/export-orders.ts';
import type { exportRecords } from '#contract/operations/office/records/export-records.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
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
  /** The selected rows, which are then the only ones that are exported. */
  selected?: ReadonlySet<number | string> | null;
  /** The text of the button, if it isn’t the list itself that is exported as CSV. */
  text?: string;
  icon?: IconName;
}

/** Exports the listed rows to a spreadsheet file. */
export function ExportButton<Op extends Export>(props: ExportButtonProps<Op>) {
  const { operation, input, file, selected, text, icon = 'download' } = props;
  const t = useLabels(officeListLabels);
  const chosen = selected?.size ? { ids: [...selected] } : null;
  const { mutate, isPending } = useOfficeMutation(operation);
  const exportRows = () =>
    mutate(Object.assign({}, input, chosen), {
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
      {chosen && (
        <>
          {' '}
          <Num>{chosen.ids.length}</Num>
        </>
      )}
    </Button>
  );
}

/** Exports a list as CSV or XLSX: its selected rows, or all that it shows. */
export function ExportButtons<Op extends Export>(props: Omit<ExportButtonProps<Op>, 'text' | 'icon'>) {
  const t = useLabels(officeListLabels);
  return (
    <>
      <ExportButton {...props} />
      <ExportButton
        {...props}
        input={Object.assign({}, props.input, { format: 'xlsx' })}
        text={t('exportXlsx')}
        icon="rows-3"
      />
    </>
  );
}

function ExportShortcut({ text, onPress }: { text: string; onPress: () => void }) {
  useScreenShortcut('x', text, onPress);
  return null;
}
