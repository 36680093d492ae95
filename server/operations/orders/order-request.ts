import type { AccountCurrency } from '#contract/constants.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { CartRequestLine } from '#shop/orders/orders.ts';
import type { Customer } from '../../calls/caller.ts';
import type { CallContext } from '../../calls/operation.ts';
import { companyIn } from './company.ts';
import { giftIn } from './gift.ts';

/** The shared input of operations that place an order. */
export interface OrderInput {
  OrderNote: string;
  Gift: { Message: string; Wrap: boolean; WithoutPrices: boolean } | null;
  Company: { Name: string; TaxNumber: string; Address: string } | null;
  DeliveryWayId: number | null;
  cartJsonData: string;
  CouponCode: string;
  PaymentMethod: number;
  ExpectedTotal: number | null;
  ExpectedRiel: number | null;
  Deposit: boolean | null;
  BalanceInCash: boolean | null;
  ExpectedDueNow: number | null;
  Visit: { Source: string; Medium: string; Campaign: string } | null;
  /** The currency of a QR code; null or undefined when the customer hasn't selected one. */
  CodeCurrency?: AccountCurrency | null;
  languageCode: LanguageCode | null;
}

/** Maps the fields that every order has in the API, whatever its payment method. */
export const orderRequest = async (
  { app, caller, address, idempotencyKey }: CallContext<Customer>,
  input: OrderInput,
  lines: readonly CartRequestLine[],
) => ({
  lines,
  customerId: caller.customerId,
  couponCode: input.CouponCode,
  note: input.OrderNote,
  gift: await giftIn(app.db, input.Gift),
  company: await companyIn(app.db, input.Company),
  deliveryWayId: input.DeliveryWayId,
  expectedTotalCents: input.ExpectedTotal,
  expectedRiel: input.ExpectedRiel,
  isDeposit: input.Deposit === true,
  isRestInCash: input.Deposit === true && input.BalanceInCash === true,
  expectedNowCents: input.ExpectedDueNow,
  idempotencyKey,
  language: input.languageCode,
  limits: app.config.holdLimits,
  address,
});
