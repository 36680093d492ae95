import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { messages } from '#contract/messages.ts';
import { DualCurrencyTotals } from '#storefront/riel/dual-currency-totals.tsx';
import { useRiel } from '#storefront/riel/riel.tsx';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { PaymentMethod } from '#storefront/payment/payment-methods.ts';
import type { OrderRequest } from './order-request.ts';
import type { OrderOutcomeHandlers } from './use-order-outcome.ts';
import { usePlacing } from './use-placing.ts';

interface ConfirmOrderProps {
  open: boolean;
  onClose: () => void;
  /** Called with true while an order is being looked up after a lost answer, and then with false. */
  onChecking: (checking: boolean) => void;
  wish: OrderRequest;
  method: PaymentMethod;
  handlers: OrderOutcomeHandlers;
}

const announced = {
  transfer: { text: 'payByTransferRiel', without: 'payByTransfer' },
  delivery: { text: 'payOnDeliveryRiel', without: 'payOnDelivery' },
} as const;

/**
 * The final confirmation of an order that is paid later. It can't be closed while the order is being placed.
 */
export function ConfirmOrder({ open, onClose, onChecking, wish, method, handlers }: ConfirmOrderProps) {
  const t = useLabels(checkoutLabels);
  const message = useLabels(messages);
  const { total, deposit } = wish;
  const now = deposit ?? total;
  const riel = useRiel(now);
  const { placing, confirm } = usePlacing(handlers, { onAnswer: onClose, onChecking });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      locked={placing}
      title={message('confirmPlaceOrder')}
      foot={
        <>
          <Button kind="ghost" aria-disabled={placing} onClick={() => !placing && onClose()}>
            {t('confirmNo')}
          </Button>
          <Button kind="act" busy={placing} onClick={() => confirm(wish, method.method)}>
            {placing ? t('placing') : t('confirmYes')}
          </Button>
        </>
      }
    >
      <p>
        <DualCurrencyTotals
          dollars={now}
          riel={riel}
          {...announced[method.shownAs === 'transfer' ? 'transfer' : 'delivery']}
          day={method.dueOn}
        />
      </p>
    </Dialog>
  );
}
