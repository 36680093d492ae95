import { checkoutCodeLabels } from '#contract/labels/storefront/checkout-code.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { closeToastsOfPage } from '#web/toasts.ts';
import type { PayingDialog } from '../dialog/use-paying-dialog.ts';

/** Scrolls the element into view, because it is higher than the sentence it replaces. */
const bringIn = (element: HTMLElement | null) => element?.parentElement?.scrollIntoView({ block: 'nearest' });

/** Says that a card was declined and that the order is not lost, and offers other methods. */
export function DeclinedMethods({
  paying: { ways: methods, method, choose, show },
}: {
  paying: PayingDialog;
}) {
  const t = useLabels(checkoutLabels);
  const labels = useLabels(checkoutCodeLabels);
  const code = methods.find(({ shownAs }) => shownAs === 'code');
  const pay = (by = method) => {
    // The message about the previous attempt would cover the next dialog.
    closeToastsOfPage();
    void show({ by, anew: true });
  };
  return (
    <>
      <b ref={bringIn}>{t('declined')}</b>
      <span>{t('afterDeclined')}</span>
      <div className="declined-ways">
        {method?.shownAs === 'card' && (
          <Button kind="act" icon="credit-card" onClick={() => pay()}>
            {t('otherCard')}
          </Button>
        )}
        {code && (
          <Button
            kind="ghost"
            icon="qr-code"
            onClick={() => {
              choose(code.method);
              pay(code);
            }}
          >
            {labels('title')}
          </Button>
        )}
      </div>
    </>
  );
}
