import type { BrowserContext } from 'playwright-core';
import type { stubProviders } from '../../support/providers/stub-providers.ts';

// Stubs for the browser scripts, frames and URLs of the card and wallet provider. They use what the real ones
// are documented to use (a script, frames of other origins, their own requests), so that the content security
// policy is tested.

export type Stubs = Awaited<ReturnType<typeof stubProviders>>;

/** Runs in the page as Stripe's script. */
const stripeScript = () => {
  const frame = (src: string, box: Element) => {
    const made = document.createElement('iframe');
    Object.assign(made, { src, title: 'Card' });
    box.append(made);
    return made;
  };
  const received = (from: HTMLIFrameElement) =>
    new Promise<string>((resolve) => {
      window.addEventListener('message', ({ source, data }) => {
        if (source === from.contentWindow) resolve(String(data));
      });
    });
  const stripe = () => {
    let fields: HTMLIFrameElement;
    let typed = '';
    return {
      elements: () => ({
        create: () => ({
          mount: (box: Element) => {
            fields = frame('https://js.stripe.com/fields.html', box);
            window.addEventListener('message', ({ source, data }) => {
              if (source === fields.contentWindow) typed = String(data);
            });
          },
          on: () => undefined,
          focus: () => undefined,
          destroy: () => fields.remove(),
        }),
      }),
      createPaymentMethod: async () => {
        if (typed === '') return { error: { type: 'validation_error' } };
        await fetch('https://api.stripe.com/v1/payment_methods');
        return { paymentMethod: { id: `pm_card_${typed}` } };
      },
      handleNextAction: async ({ clientSecret }: { clientSecret: string }) => {
        const requests = `https://api.stripe.com/v1/stub/${clientSecret}`;
        if ((await (await fetch(requests)).text()) !== 'requires_action')
          return { error: { type: 'invalid_request_error' } };
        // The frame is over the page, at the highest stacking level, and not in a dialog of ours.
        const challenge = frame('https://hooks.stripe.com/challenge.html', document.body);
        Object.assign(challenge.style, { position: 'fixed', inset: '0', width: '100%', height: '100%' });
        Object.assign(challenge.style, { zIndex: '2147483647', border: '0' });
        const message = await received(challenge);
        challenge.remove();
        await fetch(`${requests}?pass=${message}`);
        return message === 'yes' ? { paymentIntent: {} } : { error: { type: 'card_error' } };
      },
    };
  };
  Object.assign(window, { Stripe: stripe });
};

/** Runs in the page as PayPal's script. */
const paypalScript = () => {
  interface Wish {
    createOrder: () => Promise<string>;
    onApprove: () => Promise<void>;
    onCancel: () => void;
    onError: (error: unknown) => void;
  }
  // Like PayPal's script, it adds its own styles, each with the nonce of the script.
  const nonce = document.currentScript?.dataset['cspNonce'] ?? '';
  const buttons = (wish: Wish) => {
    const style = document.createElement('style');
    style.setAttribute('nonce', nonce);
    style.textContent = 'iframe[title=PayPal] { inline-size: 100%; border: 0 }';
    const frame = document.createElement('iframe');
    Object.assign(frame, { src: 'https://www.sandbox.paypal.com/buttons.html', title: 'PayPal' });
    window.addEventListener('message', ({ source, data }) => {
      if (source !== frame.contentWindow) return;
      const press = async () => {
        const id = await wish.createOrder();
        if (data === 'cancel') return wish.onCancel();
        await fetch(`https://www.sandbox.paypal.com/stub/${id}?poor=${String(data === 'poor')}`);
        return wish.onApprove();
      };
      press().catch(wish.onError);
    });
    return { render: async (box: Element) => box.append(style, frame), close: async () => frame.remove() };
  };
  Object.assign(window, { paypal: { Buttons: buttons } });
};

const page = (...says: [string, string][]) =>
  `<!doctype html>${says
    .map(([label, text]) => `<button onclick="parent.postMessage('${label}','*')">${text}</button>`)
    .join('')}`;

const pages: Readonly<Record<string, string>> = {
  'js.stripe.com/fields.html': page(
    ['visa', 'Good card'],
    ['chargeDeclined', 'Poor card'],
    ['threeDSecure', 'Card with 3-D Secure'],
  ),
  'hooks.stripe.com/challenge.html': page(['yes', 'Pass'], ['no', 'Fail']),
  'www.sandbox.paypal.com/buttons.html': page(
    ['approve', 'Approve'],
    ['cancel', 'Cancel'],
    ['poor', 'Approve with an empty wallet'],
  ),
};

/** Answers everything outside the shop from now on. Returns the requests, each with host and path. */
export async function serveProviders(context: BrowserContext, { stripe, paypal }: Stubs): Promise<string[]> {
  const requests: string[] = [];
  const cors = { 'access-control-allow-origin': '*' };
  await context.route(/^https:/u, async (route) => {
    const url = new URL(route.request().url());
    const where = url.host + url.pathname;
    requests.push(where);
    const html = pages[where];
    if (html !== undefined) return route.fulfill({ contentType: 'text/html', body: html });
    if (where === 'js.stripe.com/endive/stripe.js')
      return route.fulfill({ contentType: 'text/javascript', body: `(${String(stripeScript)})()` });
    if (where === 'www.paypal.com/sdk/js')
      return route.fulfill({ contentType: 'text/javascript', body: `(${String(paypalScript)})()` });
    if (where === 'api.stripe.com/v1/payment_methods') return route.fulfill({ headers: cors, body: '' });
    const name = url.pathname.split('/').at(-1) ?? '';
    if (where.startsWith('api.stripe.com/v1/stub/')) {
      const pass = url.searchParams.get('pass');
      const intent = stripe.ledger.find(({ secret }) => secret === name);
      if (pass !== null && intent?.status !== 'canceled') stripe.act(name, pass === 'yes');
      const status = intent?.status;
      return route.fulfill({ headers: cors, body: status ?? '' });
    }
    if (where.startsWith('www.sandbox.paypal.com/stub/')) {
      paypal.approve(name, { isPoor: url.searchParams.get('poor') === 'true' });
      return route.fulfill({ headers: cors, body: '' });
    }
    return route.abort();
  });
  return requests;
}
