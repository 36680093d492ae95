import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { takeJobAct } from '#contract/operations/orders/take-job-act.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { failureMessage } from '#web/failure-message.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { showToast } from '#web/toasts.ts';

interface ReceivedProps {
  OrderId: number;
  /** The number of the parcel. */
  n: number;
  onDone: () => void;
}

/** Says that a parcel arrived. */
export function Received({ OrderId, n, onDone }: ReceivedProps) {
  const { call, lang } = useShop();
  const t = useLabels(ordersHistoryLabels);
  const { busy, send } = useSubmit();
  return (
    <Button kind="ghost" small busy={busy} onClick={() => void send(confirm)}>
      {t('received')}
    </Button>
  );

  async function confirm() {
    const { data, statusCode } = await call(takeJobAct, {
      OrderId,
      Act: 'received',
      Parcel: n,
      languageCode: lang,
    });
    if (statusCode !== 200) showToast('error', { code: data[0]?.MessageCode ?? failureMessage(statusCode) });
    onDone();
  }
}
