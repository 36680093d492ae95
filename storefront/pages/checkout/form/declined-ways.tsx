import { checkoutCodeLabels } from '#contract/labels/storefront/checkout-code.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import type { PayingDialog } from '../payment/dialog/use-paying-dialog.ts';

/** Ways on after a card that was declined, each a press away. */
export function DeclinedWays({ paying: { ways, way, choose, show } }: { paying: PayingDialog }) {
  const t = useLabels(checkoutLabels);
  const words = useLabels(checkoutCodeLabels);
  const code = ways.find(({ shownAs }) => shownAs === 'code');
  return (
    <div className="declined-ways">
      {way?.shownAs === 'card' && (
        <Button icon="credit-card" onClick={() => void show()}>
          {t('otherCard')}
        </Button>
      )}
      {code && (
        <Button
          kind="ghost"
          icon="qr-code"
          onClick={() => {
            choose(code.method);
            void show({ by: code });
          }}
        >
          {words('title')}
        </Button>
      )}
    </div>
  );
}
