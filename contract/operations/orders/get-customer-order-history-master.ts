import { z } from 'zod';
import { operation } from '../../operation.ts';
import { deliveryRow } from './delivery-fields.ts';
import { giftRow } from './gift-fields.ts';
import { orderRiel } from './riel-fields.ts';
import { languageCode, list, optionalId, recordValueJson } from '../../wire-types.ts';

const row = z.object({
  OrderId: z.number(),
  OrderNumber: z.string(),
  /** ISO 8601 with Z. */
  OrderDateUTC: z.string(),
  LatestStatusName: z.string(),
  TotalItems: z.number(),
  OrderTotal: z.number(),
  // Additive: what makes up the total, for the printed order.
  LatestStatusID: z.number(),
  PaymentMethodId: z.number(),
  OrderSubTotal: z.number(),
  ShippingTotal: z.number(),
  DiscountTotal: z.number(),
  CouponCode: z.string(),
  /** Additive: where it goes, as it was when it was ordered; '' for what was not known. */
  ShippingAddress: z.object({
    FirstName: z.string(),
    LastName: z.string(),
    MobileNo: z.string(),
    AddressLineOne: z.string(),
    CityName: z.string(),
    StateName: z.string(),
    CountryName: z.string(),
    PostalCode: z.string(),
    /** Left out where there is none. */
    SecondMobileNo: z.string().optional(),
    /** Who takes it, where that isn't the customer; else left out. */
    RecipientName: z.string().optional(),
    RecipientMobileNo: z.string().optional(),
  }),
  OrderNote: z.string(),
  /** Additive: what was asked for with a gift; left out where it was none. */
  Gift: giftRow.optional(),
  /** Additive: how it is delivered, as it was offered then; left out where the shop had set no ways, or nothing is sent. */
  Delivery: deliveryRow.optional(),
  Riel: orderRiel,
  /** Additive, ISO 8601 with Z: the order ends then unless it is confirmed by the link in its mail; else left out. */
  ConfirmUntil: z.string().optional(),
  /** Additive, ISO 8601 with Z: the order waits so long for its transfer (GET_TRANSFER); else left out. */
  TransferUntil: z.string().optional(),
});

export const getCustomerOrderHistoryMaster = operation({
  name: 'GET_CUSTOMER_ORDER_HISTORY_MASTER',
  path: 'dynamic/dataoperation/get-customer-order-history-master',
  summary: "The caller's own orders, newest first.",
  source: 'specification §3 Order summary, §7',
  caller: 'customer',
  queue: 'browse',
  /** `WithCancelled`, additive: also what was placed and then cancelled, or waits for a transfer, which existing clients have no word for. */
  request: z.object({
    UserId: optionalId,
    WithCancelled: z.boolean().nullish(),
    languageCode,
    recordValueJson,
  }),
  response: list(row),
});
