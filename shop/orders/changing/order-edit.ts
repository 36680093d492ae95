import type { NotedChannel } from '#contract/proofs.ts';
import type { Cell } from '#rules/line-price.ts';
import type { Recipient } from '#rules/receiver.ts';
import type { CartRequestLine } from '../cart-json.ts';
import type { Company } from '../tax/company.ts';

export interface NewAddress extends Recipient {
  firstName: string;
  lastName: string;
  mobile: string;
  /** Optional second phone number. If omitted, the recipient is unchanged. */
  secondMobile?: string | undefined;
  address: string;
  postalCode: string;
  /** The province; null if province and city are unchanged. */
  stateId: number | null;
  cityId: number | null;
}

export interface OrderEdit {
  orderId: number;
  /** Lines that remain, with their quantities, and their cells unless they are unchanged. All others are removed. */
  stay: readonly {
    itemId: number;
    quantity: number;
    cells?: readonly Cell[] | undefined;
    /** The new price of a piece that was agreed. */
    unitCents?: number;
    /** Whether its pieces get the price of their new quantity in place of the one that was agreed by a proof. */
    isByQuantity?: boolean | undefined;
    /** Print options that are added, where the line has no print yet, at current prices. */
    prints?: readonly { attributeId: number; optionId: number }[] | undefined;
  }[];
  /** Added lines, at current prices. */
  add: readonly CartRequestLine[];
  /** The new address; null if it is unchanged. */
  address: NewAddress | null;
  /** The new delivery method; null if it is unchanged. */
  deliveryWayId: number | null;
  /** The customer's new note. If omitted, it is unchanged; so is the company. */
  note?: string;
  company?: Company | null;
  /** How the customer asked staff for added print options, if they noted it. */
  channel?: NotedChannel;
}

/** A validation error of an order edit. It may concern a product and contain a quantity. */
export interface OrderEditError {
  code:
    | 'empty'
    | 'unchanged'
    | 'gone'
    | 'twice'
    | 'file'
    | 'choice'
    | 'quantity'
    | 'minimum'
    | 'short'
    | 'too-large'
    | 'place'
    | 'way'
    | 'deposit'
    | 'payment'
    | 'credit';
  /** The product; null if the error concerns the whole order. */
  productId: number | null;
  n: number | null;
}

export const error = (
  code: OrderEditError['code'],
  productId: number | null = null,
  n: number | null = null,
): OrderEditError => ({ code, productId, n });

/** Returns whether an edit changes the customer's note. */
export const changesNote = (order: { note: string }, { note }: OrderEdit): boolean =>
  note !== undefined && note !== order.note;

export function changesCompany(order: { company: Company | null }, { company }: OrderEdit): boolean {
  if (company === undefined) return false;
  const [before, after] = [order.company, company];
  return (['name', 'taxNumber', 'address'] as const).some(
    (part) => (before?.[part] ?? '') !== (after?.[part] ?? ''),
  );
}
