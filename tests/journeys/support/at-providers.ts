import type { FrameLocator, Locator } from 'playwright-core';
import type { LanguageCode } from '#contract/languages.ts';
import { button, open } from './pages.ts';
import { payingIn } from './paying.ts';
import { serveProviders, type Stubs } from './provider-scripts.ts';
import { type Visitor, visitor } from './visitor.ts';

interface Place {
  /** The URL of a shop that uses these providers. */
  shop: string;
  stubs: Stubs;
}

/** Two combinations that cover both languages and both widths. */
const widths = { en: 390, ar: 1440 } as const;

/** Returns steps of customers who pay in a language with the card and the wallet provider. */
export function payingAtProviders(lang: LanguageCode, { shop, stubs }: Place) {
  const paying = payingIn(lang);
  const inFrame = (dialog: Locator, title: string): FrameLocator =>
    dialog.frameLocator(`iframe[title=${title}]`);

  /** Returns a customer with pepper for $8.50 in the cart, and the page's requests to the providers. */
  async function customer(expected?: RegExp): Promise<{ me: Visitor; requests: string[] }> {
    const stored = await paying.storage(shop);
    const me = await visitor({
      lang,
      width: widths[lang],
      shop,
      stored,
      ...(expected && { expected }),
    });
    return { me, requests: await serveProviders(me.context, stubs) };
  }

  return {
    ...paying,
    inFrame,
    customer,

    async atCheckout(expected?: RegExp): Promise<{ me: Visitor; requests: string[] }> {
      const { me, requests } = await customer(expected);
      await open(me, '/checkout');
      await paying.methods(me).waitFor();
      return { me, requests };
    },

    async payByCard(me: Visitor, card: string): Promise<Locator> {
      const dialog = await paying.choose(me, 'creditCard');
      await inFrame(dialog, 'Card').getByRole('button', { name: card, exact: true }).click();
      await button(dialog, paying.pay).click();
      return dialog;
    },

    async payByWallet(me: Visitor, press: string): Promise<Locator> {
      const dialog = await paying.choose(me, 'wallet');
      await inFrame(dialog, 'PayPal').getByRole('button', { name: press, exact: true }).click();
      return dialog;
    },
  };
}
