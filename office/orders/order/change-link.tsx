import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { useCan } from '#office/data/use-can.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import type { Order } from '../order.ts';
import { Button } from '#ui/button.tsx';

/** A link to the order's editor until preparation starts, for staff who may use it. */
export function ChangeLink({ order: { number, state } }: { order: Order }) {
  const { links } = useOffice();
  const common = useLabels(officeCommonLabels);
  const may = useCan();
  if (state !== 'active' || !may('orders.change')) return null;
  return (
    <Button kind="quiet" icon="pencil" href={`${links.orders}/${encodeURIComponent(number)}/change`}>
      {common('edit')}
    </Button>
  );
}

/** A link to a phone order with the same customer, items and prints. */
export function AgainLink({ number }: Pick<Order, 'number'>) {
  const { links } = useOffice();
  const t = useLabels(officeOrderLabels);
  const may = useCan();
  if (!may('orders.change')) return null;
  return (
    <Button kind="quiet" icon="refresh-cw" href={`${links.phoneOrder}?again=${encodeURIComponent(number)}`}>
      {t('orderAgain')}
    </Button>
  );
}
