import { officeOrdersLabels } from '#contract/labels/office/orders.ts';
import type { Input } from '#contract/operation.ts';
import { exportOrders } from '#contract/operations/office/orders/export-orders.ts';
import type { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useCan } from '#office/data/use-can.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { saveCsv } from '#office/save-file.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#web/toasts.ts';

/** Exports the shown orders to a spreadsheet file, for staff who may export customer names. */
export function ExportButton({ request }: { request: Input<typeof listOrders> }) {
  const { lang } = useOffice();
  const t = useLabels(officeOrdersLabels);
  const may = useCan();
  const { mutate, isPending } = useOfficeMutation(exportOrders);
  if (!may('exports.make') || !may('customers.read')) return null;
  return (
    <Button
      kind="ghost"
      className="export"
      icon="download"
      busy={isPending}
      onClick={() =>
        mutate(
          { ...request, language: lang },
          {
            onSuccess: ({ csv, rows, hasMore }) => {
              saveCsv(csv, 'orders');
              showToast('success', t(hasMore ? 'exportedPart' : 'exported', { n: rows }));
            },
          },
        )
      }
    >
      {t('export')}
    </Button>
  );
}
