import { createPortal } from 'react-dom';
import { checkoutCardFormLabels } from '#contract/labels/storefront/checkout-card-form.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';

/** Makes the rest of the page inert, or usable again. */
const toggleShop = () => document.getElementById('kado')?.toggleAttribute('inert');

/** Focuses the element while it exists, and makes the rest of the page inert. */
const takeOver = (element: HTMLElement | null) => {
  // The dialog has returned the focus to this element, which gets it back afterwards.
  const before = document.activeElement as HTMLElement | null;
  toggleShop();
  element?.focus();
  return () => {
    toggleShop();
    before?.focus();
  };
};

/**
 * Replaces the dialog while the provider shows its own challenge in the page. It is below the challenge and
 * above the shop, where a second order could otherwise be placed. It has a cancel button in case no challenge
 * appears.
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
