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
  { path, who, cart, name, reach }: State,
  { lang, width }: { lang: LanguageCode; width: Width },
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
    },
    // A page that is not there is answered by 404, and the browser says so.
    ...(name === 'not found' && { expected: /status of 404/u }),
  });
  await open(me, path);
  await reach?.(me);
  return me;
}
