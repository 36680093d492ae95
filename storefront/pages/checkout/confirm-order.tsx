import { checkoutLabels } from '#contract/labels/checkout.ts';
import { messages } from '#contract/messages.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { moneyText } from '#ui/money.tsx';
import type { Placing } from './use-placing.ts';

interface ConfirmOrderProps {
  placing: Placing;
  /** Dollars. */
  total: number;
  onConfirm: () => void;
}

/** The last question before an order paid on delivery; while the order is placed it cannot be left. */
export function ConfirmOrder({ placing: { asking, placing, cancel }, total, onConfirm }: ConfirmOrderProps) {
  const t = useLabels(checkoutLabels);
  const say = useLabels(messages);
  return (
    <Dialog
      open={asking}
      onClose={cancel}
      locked={placing}
      title={say('confirmPlaceOrder')}
      foot={
        <>
          <Button kind="ghost" aria-disabled={placing} onClick={() => !placing && cancel()}>
            {t('confirmNo')}
          </Button>
          <Button kind="act" busy={placing} onClick={onConfirm}>
            {placing ? t('placing') : t('confirmYes')}
          </Button>
        </>
      }
    >
      <p>{t('payOnDelivery', { amount: moneyText(total) })}</p>
    </Dialog>
  );
}
