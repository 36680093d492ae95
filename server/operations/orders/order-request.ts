import type { AccountCurrency } from '#contract/constants.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { CartRequestLine } from '#shop/orders/orders.ts';
import type { Customer } from '../../calls/caller.ts';
import type { CallContext } from '../../calls/operation.ts';
import { giftIn } from './gift.ts';

/** What calls that place an order by a provider have in common. */
export interface OrderInput {
  OrderNote: string;
  Gift: { Message: string; Wrap: boolean; WithoutPrices: boolean } | null;
  DeliveryWayId: number | null;
  cartJsonData: string;
  CouponCode: string;
  PaymentMethod: number;
  ExpectedTotal: number | null;
  ExpectedRiel: number | null;
  /** What a code is to ask for; null, left out: the shopper has not said. */
  CodeCurrency?: AccountCurrency | null;
  languageCode: LanguageCode | null;
}

/** What every order is placed with, however it is paid, from its names on the wire. */
export const orderRequest = async (
  { app, caller, address, idempotencyKey }: CallContext<Customer>,
  input: OrderInput,
  lines: CartRequestLine[],
) => ({
  lines,
  customerId: caller.customerId,
  couponCode: input.CouponCode,
  note: input.OrderNote,
  gift: await giftIn(app.db, input.Gift),
  deliveryWayId: input.DeliveryWayId,
  expectedTotalCents: input.ExpectedTotal,
  expectedRiel: input.ExpectedRiel,
  idempotencyKey,
  language: input.languageCode,
  limits: app.config.holdLimits,
  address,
});
