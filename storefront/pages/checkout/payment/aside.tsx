import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { checkoutCardFormLabels } from '#contract/labels/checkout-card-form.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';

interface AsideProps {
  busy: boolean;
  cancel: () => void;
}

/**
 * In the dialog's place while the provider asks something in the page itself: a veil beneath what the provider shows. The
 * shop behind cannot be used, or a second order could be placed meanwhile; there is a way out should nothing be shown.
 */
export function Aside({ busy, cancel }: AsideProps) {
  const t = useLabels(checkoutCardFormLabels);
  const status = useRef<HTMLOutputElement>(null);
  useLayoutEffect(() => {
    const shop = document.getElementById('kado');
    // To which the dialog has given the focus back, and will again.
    const before = document.activeElement;
    shop?.toggleAttribute('inert', true);
    status.current?.focus();
    return () => {
      shop?.removeAttribute('inert');
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return createPortal(
    <div className="pay-aside">
      <div>
        <span className="spinner" />
        <output ref={status} tabIndex={-1}>
          {t('paying')}
        </output>
        <Button kind="ghost" aria-disabled={busy} onClick={() => !busy && cancel()}>
          {t('cancel')}
        </Button>
      </div>
    </div>,
    document.body,
  );
}
