import { createPortal } from 'react-dom';
import { checkoutCardFormLabels } from '#contract/labels/storefront/checkout-card-form.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';

/** Lets nobody use the shop, or everybody again. */
const toggleShop = () => document.getElementById('kado')?.toggleAttribute('inert');

/** While the element is there, it has the focus, and the shop cannot be used. */
const takeOver = (element: HTMLElement | null) => {
  // To which the dialog has given the focus back, and will again.
  const before = document.activeElement as HTMLElement | null;
  toggleShop();
  element?.focus();
  return () => {
    toggleShop();
    before?.focus();
  };
};

/**
 * In the dialog's place while the provider asks something in the page itself: beneath what the provider shows, over a shop
 * in which a second order could be placed meanwhile. There is a way out should nothing be shown.
 */
export function Aside({ cancel }: { cancel: () => void }) {
  const t = useLabels(checkoutCardFormLabels);
  return createPortal(
    <div className="pay-aside">
      <span className="spinner" />
      <output ref={takeOver} tabIndex={-1}>
        {t('paying')}
      </output>
      <Button kind="ghost" onClick={cancel}>
        {t('cancel')}
      </Button>
    </div>,
    document.body,
  );
}
