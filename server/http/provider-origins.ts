import type { Config } from '../settings/config.ts';

/** What a browser may load for payments, by directive of the Content-Security-Policy. */
interface ProviderOrigins {
  'script-src': string[];
  'frame-src': string[];
  'connect-src': string[];
  'img-src': string[];
  /** Whether the provider's popup must reach the page that opened it. */
  popups: boolean;
}

/**
 * Returns the origins of configured providers. Null if there are none. They don't allow inline scripts or
 * styles.
 */
export function providerOrigins({
  stripe,
  paypal,
}: Pick<Config, 'stripe' | 'paypal'>): ProviderOrigins | null {
  if (!stripe && !paypal) return null;
  const wallet = paypal?.isLive ? 'https://www.paypal.com' : 'https://www.sandbox.paypal.com';
  const script = 'https://www.paypal.com';
  const pictures = 'https://www.paypalobjects.com';
  const wallets = [...new Set([script, wallet])];
  return {
    'script-src': [...(stripe ? ['https://js.stripe.com'] : []), ...(paypal ? [...wallets, pictures] : [])],
    'frame-src': [
      ...(stripe ? ['https://js.stripe.com', 'https://hooks.stripe.com'] : []),
      ...(paypal ? wallets : []),
    ],
    'connect-src': [...(stripe ? ['https://api.stripe.com'] : []), ...(paypal ? wallets : [])],
    'img-src': paypal ? [...wallets, pictures] : [],
    popups: paypal !== null,
  };
}
