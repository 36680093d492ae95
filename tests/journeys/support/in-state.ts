import type { LanguageCode } from '#contract/languages.ts';
import { syncCustomerLists } from '#contract/operations/accounts/sync-customer-lists.ts';
import { shopUrl } from '../../support/browser.ts';
import { answer } from './answers.ts';
import { cartOf, type Customer, demoCustomer, newCustomer } from './customer.ts';
import { open } from './pages.ts';
import type { State } from './state.ts';
import { productOf } from './texts.ts';
import { type Visitor, visitor, type Width } from './visitor.ts';

/** Returns a visitor who has brought a screen into the state. */
export async function inState(
  { path, who, cart, wishes, stored, expected, reach }: State,
  { lang, width, prepare }: { lang: LanguageCode; width: Width; prepare?: (me: Visitor) => Promise<void> },
): Promise<Visitor> {
  const me = await visitor({
    lang,
    width,
    stored: {
      ...(who && (await customerOf(who, lang)).stored),
      ...(cart && {
        cartItems: cartOf(
          ...cart.map((slug, at) => ({ id: productOf(slug, lang).id, quantity: cart.length - at })),
        ),
      }),
      ...stored,
      ...(wishes && { customerWishList: ['kampot-pepper', 't-shirt'].map((slug) => wishOf(slug, lang)) }),
    },
    ...(expected && { expected }),
  });
  // One customer is used in many states at once, so the lists stay as the state defines them.
  if (who) await answer(me.page, syncCustomerLists, {});
  await prepare?.(me);
  await open(me, path);
  await reach?.(me);
  return me;
}

const wishOf = (slug: string, lang: LanguageCode) => {
  const { id, name } = productOf(slug, lang);
  return { ProductId: String(id), ProductName: name, Price: 8.5, Quantity: 2, DefaultImage: '' };
};

const customers = new Map<string, Promise<Customer>>();

/**
 * Shares one login among all states of a language that don't change its account. The files of one worker
 * share module state, so each language has a separate customer.
 */
function customerOf(who: NonNullable<State['who']>, lang: LanguageCode): Promise<Customer> {
  if (who === 'own customer') return newCustomer(shopUrl());
  const key = `${who} ${lang}`;
  const customer = customers.get(key) ?? (who === 'demo customer' ? demoCustomer : newCustomer)(shopUrl());
  customers.set(key, customer);
  return customer;
}
