import type { LanguageCode } from '#contract/languages.ts';
import { shopUrl } from '../../support/browser.ts';
import { cartOf, type Customer, demoCustomer, newCustomer } from './customer.ts';
import { open } from './pages.ts';
import type { State } from './state.ts';
import { productOf } from './texts.ts';
import type { comingAgain, Visitor, Width } from './visitor.ts';

/** A visitor who has brought a screen into the state. */
export async function inState(
  come: ReturnType<typeof comingAgain>,
  { path, who, cart, expected, reach }: State,
  { lang, width }: { lang: LanguageCode; width: Width },
): Promise<Visitor> {
  const me = await come({
    lang,
    width,
    stored: {
      ...(who && (await customerOf(who)).stored),
      ...(cart && {
        cartItems: cartOf(
          ...cart.map((slug, at) => ({ id: productOf(slug, lang).id, quantity: cart.length - at })),
        ),
      }),
    },
    ...(expected && { expected }),
  });
  await open(me, path);
  await reach?.(me);
  return me;
}

const customers: Partial<Record<NonNullable<State['who']>, Promise<Customer>>> = {};

/** One login serves all states of a file: none of them changes the account. */
function customerOf(who: NonNullable<State['who']>): Promise<Customer> {
  return (customers[who] ??= (who === 'demo customer' ? demoCustomer : newCustomer)(shopUrl()));
}
