import { useEffect, useState } from 'react';
import { checkoutCardFormLabels } from '#contract/labels/storefront/checkout-card-form.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import type { PartProps } from './part.ts';

/** A script that takes longer is said not to load; should it come after all, it is used. In milliseconds. */
const patience = 10_000;

/** The provider's script, loaded once. `retry` asks for it anew; `fail`: it came and is of no use. */
export function useProviderScript(src: string) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const script = document.createElement('script');
    const fail = () => setState('failed');
    // By which the security policy lets in what it writes into the page: PayPal's styles.
    script.dataset['cspNonce'] = document.getElementById('page')?.nonce ?? '';
    script.src = src;
    script.addEventListener('load', () => setState('ready'));
    script.addEventListener('error', fail);
    document.head.append(script);
    const timer = setTimeout(fail, patience);
    return () => clearTimeout(timer);
  }, [src, state]);
  return { state, retry: () => setState('loading'), fail: () => setState('failed') };
}

interface ComingProps extends Pick<ReturnType<typeof useProviderScript>, 'state' | 'retry'> {
  payInCash: PartProps['payInCash'];
}

/** What stands in the place of the provider's own form until it is there, or because it is not. */
export function Coming({ state, retry, payInCash }: ComingProps) {
  const t = useLabels(checkoutCardFormLabels);
  const words = useLabels(sharedLabels);
  const cash = useLabels(checkoutLabels)('cashOnDelivery');
  if (state === 'ready') return null;
  if (state === 'loading') return <output>{words('loading')}…</output>;
  return (
    <>
      <p className="note" role="alert">
        {t('formFailed')}
      </p>
      <Button wide onClick={retry}>
        {words('tryAgain')}
      </Button>
      {payInCash && (
        <Button kind="ghost" wide onClick={payInCash}>
          {cash}
        </Button>
      )}
    </>
  );
}
