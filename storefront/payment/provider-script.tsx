import { useEffect, useState } from 'react';
import { checkoutCardFormLabels } from '#contract/labels/storefront/checkout-card-form.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import type { PartProps } from './part.ts';

/** Timeout in ms after which a script counts as failed. It is still used if it loads later. */
const timeoutMs = 10_000;

/**
 * Loads the provider's script once. `retry` loads it again; `fail` reports that the loaded script is
 * unusable.
 */
export function useProviderScript(src: string) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const script = document.createElement('script');
    const fail = () => setState('failed');
    // The nonce lets PayPal's inline styles pass the content security policy.
    script.dataset['cspNonce'] = document.getElementById('page')?.nonce ?? '';
    script.src = src;
    script.addEventListener('load', () => setState('ready'));
    script.addEventListener('error', fail);
    document.head.append(script);
    const timer = setTimeout(fail, timeoutMs);
    return () => clearTimeout(timer);
  }, [src, state]);
  return { state, retry: () => setState('loading'), fail: () => setState('failed') };
}

interface ComingProps extends Pick<ReturnType<typeof useProviderScript>, 'state' | 'retry'> {
  payInCash: PartProps['payInCash'];
}

/** Replaces the provider's form until it loads, or if it fails to load. */
export function ProviderFormPlaceholder({ state, retry, payInCash }: ComingProps) {
  const t = useLabels(checkoutCardFormLabels);
  const shared = useLabels(sharedLabels);
  const cash = useLabels(checkoutLabels)('cashOnDelivery');
  if (state === 'ready') return null;
  if (state === 'loading') return <output>{shared('loading')}…</output>;
  return (
    <>
      <p className="note" role="alert">
        {t('formFailed')}
      </p>
      <Button wide onClick={retry}>
        {shared('tryAgain')}
      </Button>
      {payInCash && (
        <Button kind="ghost" wide onClick={payInCash}>
          {cash}
        </Button>
      )}
    </>
  );
}
