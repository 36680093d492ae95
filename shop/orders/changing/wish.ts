import type { Recipient } from '#rules/receiver.ts';
import type { CartRequestLine } from '../cart-json.ts';

/** Where an order is to go instead, and to whom. */
export interface NewAddress extends Recipient {
  firstName: string;
  lastName: string;
  mobile: string;
  /** Left out, as recipients: it stays. */
  secondMobile?: string | undefined;
  address: string;
  postalCode: string;
  /** null: the province and the city stay as they are written. */
  stateId: number | null;
  cityId: number | null;
}

/** What an order shall be instead. */
export interface OrderWish {
  orderId: number;
  /** Lines that stay, and how many of each; the others go out. */
  stay: readonly { itemId: number; quantity: number }[];
  /** Lines that come in, at the prices of now. */
  add: readonly CartRequestLine[];
  /** null: it stays. */
  address: NewAddress | null;
  /** null: the way it is delivered stays. */
  deliveryWayId: number | null;
}

/** Why an order cannot be like that: of a product, with a number that says how many. */
export interface ChangeFault {
  code:
    | 'empty'
    | 'unchanged'
    | 'gone'
    | 'twice'
    | 'file'
    | 'choice'
    | 'quantity'
    | 'short'
    | 'too-large'
    | 'place'
    | 'way';
  /** null: of the whole order. */
  productId: number | null;
  n: number | null;
}

export const fault = (
  code: ChangeFault['code'],
  productId: number | null = null,
  n: number | null = null,
): ChangeFault => ({ code, productId, n });
