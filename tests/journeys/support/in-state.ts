import type { Browser } from 'playwright-core';
import type { LanguageCode } from '#contract/languages.ts';
import { shopUrl } from '../../support/browser.ts';
import { cartOf, demoCustomer, newCustomer } from './customer.ts';
import { open } from './pages.ts';
import type { State } from './state.ts';
import { productOf } from './texts.ts';
import { type Visitor, visitor, type Width } from './visitor.ts';

/** A visitor who has brought a screen into the state. */
export async function inState(
  browser: Browser,
  { path, who, cart, wishes, name, reach }: State,
  { lang, width, prepare }: { lang: LanguageCode; width: Width; prepare?: (me: Visitor) => Promise<void> },
): Promise<Visitor> {
  const customer = who === 'demo customer' ? demoCustomer : newCustomer;
  const me = await visitor(browser, {
    lang,
    width,
    stored: {
      ...(who && (await customer(shopUrl())).stored),
      ...(cart && {
        cartItems: cartOf(
          { id: productOf('kampot-pepper', lang).id, quantity: 2 },
          { id: productOf('scented-candle-trio', lang).id },
        ),
      }),
      ...(wishes && { customerWishList: ['kampot-pepper', 't-shirt'].map((slug) => wishOf(slug, lang)) }),
    },
    // A page that is not there is answered by 404, and the browser says so.
    ...(name === 'not found' && { expected: /status of 404/u }),
  });
  await prepare?.(me);
  await open(me, path);
  await reach?.(me);
  return me;
}

const wishOf = (slug: string, lang: LanguageCode) => {
  const { id, name } = productOf(slug, lang);
  return { ProductId: String(id), ProductName: name, Price: 8.5, Quantity: 2, DefaultImage: '' };
};
