import { readDevice, writeDevice } from '#office/data/device-storage.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Answer } from '#contract/operation.ts';
import type { getCustomer } from '#contract/operations/office/phone-orders/get-customer.ts';
import type { PhoneMethod } from '#contract/operations/office/phone-orders/phone-order-types.ts';
import type { quotePhoneOrder } from '#contract/operations/office/phone-orders/quote-phone-order.ts';
import type { NewLine } from '../cart/cart-lines.ts';
import type { Order } from '../order.ts';

export type Customer = Answer<typeof getCustomer>;
export type Quote = Answer<typeof quotePhoneOrder>;

/** The order that a phone order repeats, to say what differs. */
export type Again = Pick<Order, 'number'> & {
  items: readonly (Pick<Order['lines'][number], 'productId' | 'name' | 'unitCents' | 'options'> & {
    isPrinted: boolean;
  })[];
};

/** A phone order that hasn't been placed, as the browser stores it. */
export interface Draft {
  customerId: number | null;
  lines: readonly NewLine[];
  coupon: string;
  note: string;
  /** Null if the order isn't a gift. */
  gift: { message: string; wrap: boolean; withoutPrices: boolean } | null;
  /** Null if the order isn't for a company. */
  company: { name: string; taxNumber: string; address: string } | null;
  deliveryWayId: number | null;
  way: PhoneMethod | null;
  /** Whether the customer pays a deposit now, if one is enough. */
  deposit: boolean;
  /** Whether the rest is then paid in cash on delivery. */
  restInCash: boolean;
  /** The language of the order and its messages. Null means the customer's. */
  language: LanguageCode | null;
  /** The order that it repeats, if any. */
  again: Again | null;
}

export const empty: Draft = {
  customerId: null,
  lines: [],
  coupon: '',
  note: '',
  gift: null,
  company: null,
  deliveryWayId: null,
  way: null,
  deposit: false,
  restInCash: false,
  language: null,
  again: null,
};

const name = 'kado.office.phone-order';

/** Returns the user's draft on this device: ids and texts of the order, without customer data. */
export function storedDraft(staffId: number): Draft {
  const stored = readDevice(`${name}.${staffId}`);
  return isDraft(stored) ? { ...empty, ...stored } : empty;
}

export const saveDraft = (staffId: number, draft: Draft): boolean =>
  writeDevice(`${name}.${staffId}`, draft === empty ? null : draft);

const isDraft = (value: unknown): value is Partial<Draft> =>
  typeof value === 'object' && value !== null && Array.isArray((value as Draft).lines);

/**
 * Adds the customer and the products of an address, such as `?customer=7` or `?lines=12x3,15x1` from a sample request.
 * Products that the draft already has keep their quantity, so that a reload adds nothing.
 */
export function withAddress(draft: Draft, query: URLSearchParams): Draft {
  const requested = [...(query.get('lines') ?? '').matchAll(/(\d{1,9})x(\d{1,4})/gu)].map(
    ([, productId, quantity]): NewLine => ({
      productId: Number(productId),
      quantity: Number(quantity),
      options: [],
    }),
  );
  const lines = [...draft.lines];
  for (const line of requested)
    if (!lines.some(({ productId }) => productId === line.productId)) lines.push(line);
  const customerId = Number(/^[1-9]\d{0,8}$/u.exec(query.get('customer') ?? '')?.[0] ?? 0);
  // The company belongs to the customer.
  if (customerId !== 0 && customerId !== draft.customerId)
    return { ...draft, lines, customerId, company: null };
  return lines.length === draft.lines.length ? draft : { ...draft, lines };
}
