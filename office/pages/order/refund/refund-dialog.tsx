import { officeRefundLabels } from '#contract/labels/office/refund.ts';
import { useLabels } from '#office/office-context.ts';
import { Dialog } from '#office/components/dialog.tsx';
import { RefundForm } from './refund-form.tsx';
import type { Order } from '#office/order/order.ts';
import type { Refundable } from './refundable.ts';

interface RefundDialogProps {
  number: string;
  wayToPay: Order['wayToPay'];
  refundable: Refundable;
  isOpen: boolean;
  onClose: () => void;
}

/** The refund dialog: full, by lines, or an amount. */
export function RefundDialog({
  number,
  wayToPay: paymentMethod,
  refundable,
  isOpen,
  onClose,
}: RefundDialogProps) {
  const t = useLabels(officeRefundLabels);
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('title', { number })} className="refund-dialog">
      <RefundForm {...{ number, wayToPay: paymentMethod, refundable }} onDone={onClose} />
    </Dialog>
  );
}
