import type { Config } from '../settings/config.ts';

/** What a browser may load for paying, by directive of the Content-Security-Policy. */
interface ProviderOrigins {
  'script-src': string[];
  'frame-src': string[];
  'connect-src': string[];
  'img-src': string[];
  /** Its window has to reach the page it was opened from. */
  popups: boolean;
}

/** Of the providers that have keys; null for none. No scripts or styles within the page are let in for them. */
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
