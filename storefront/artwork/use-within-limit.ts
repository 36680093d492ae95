import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { showToast } from '#web/toasts.ts';
import { withinLimit } from '#web/within-limit.ts';

/** Sends what is printed, and once more after a minute’s limit, which a message announces. */
export function useWithinLimit() {
  const t = useLabels(orderPrintLabels);
  return <Answer extends { statusCode: number }>(send: () => Promise<Answer>) => {
    let isShown = false;
    const onWait = (n: number) => {
      if (!isShown) showToast('info', t('tooFast', { n }));
      isShown = true;
    };
    return withinLimit(send, { onWait });
  };
}
