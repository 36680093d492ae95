import { z } from 'zod';
import { listing } from '../../constants.ts';
import { forAnyLink, forLink } from '../../for-link.ts';
import { operation } from '../../operation.ts';
import { balanceTimes } from '../../payment-status.ts';
import { deliveryRow } from './delivery-fields.ts';
import { companyRow } from './company-fields.ts';
import { giftRow } from './gift-fields.ts';
import { orderRiel } from './riel-fields.ts';
import { storyRow } from './story-fields.ts';
import { id, languageCode, list, optionalId, pageNo, recordValueJson } from '../../wire-types.ts';

export const orderRow = z.object({
  OrderId: forAnyLink(z.number()),
  OrderNumber: forAnyLink(z.string()),
  /** ISO 8601 with Z. */
  OrderDateUTC: forAnyLink(z.string()),
  /** The name of the status in the requested language. */
  LatestStatusName: forAnyLink(z.string()),
  /** The number of items; `TotalPieces` counts their pieces. */
  TotalItems: forAnyLink(z.number()),
  /** Not in the documented API: the pieces of all items. */
  TotalPieces: forAnyLink(z.number()),
  OrderTotal: forAnyLink(z.number()),
  /**
   * Not in the documented API: what was due at first, if that was less than the total, and what is due later, and when.
   * Omitted otherwise.
   */
  Deposit: forAnyLink(z.number().optional()),
  /** What is due later, in dollars. Omitted if nothing. */
  DueLater: forAnyLink(z.number().optional()),
  /** When that is due. */
  DueLaterWhen: forAnyLink(z.enum(balanceTimes).optional()),
  /** The day by which an order on account is to be paid, yyyy-mm-dd. Omitted once it is paid, and for all other orders. */
  DueOn: forAnyLink(z.string().optional()),
  /** Whether that day has passed. Omitted otherwise. */
  Overdue: forAnyLink(z.literal(true).optional()),
  // Not in the documented API: the parts of the total, for the printed order.
  LatestStatusID: forAnyLink(z.number()),
  PaymentMethodId: forAnyLink(z.number()),
  /** The items at their prices, in dollars. */
  OrderSubTotal: forAnyLink(z.number()),
  /** The part of `OrderSubTotal` that its items cost once. Omitted if there is none. */
  SetupTotal: forAnyLink(z.number().optional()),
  /** The delivery, in dollars. */
  ShippingTotal: forAnyLink(z.number()),
  /** What a coupon took off, in dollars; 0 without one. */
  DiscountTotal: forAnyLink(z.number()),
  CouponCode: forLink(z.string()),
  /** Not in the documented API: the delivery address at the time of ordering; '' for unknown parts. */
  ShippingAddress: z.object({
    FirstName: forLink(z.string()),
    LastName: forLink(z.string()),
    MobileNo: z.string(),
    AddressLineOne: z.string(),
    CityName: forLink(z.string()),
    StateName: forLink(z.string()),
    CountryName: forLink(z.string()),
    PostalCode: z.string(),
    /** The second phone number. Omitted if there is none. */
    SecondMobileNo: z.string().optional(),
    /** The recipient, if it isn't the customer. Omitted otherwise. */
    RecipientName: forLink(z.string().optional()),
    RecipientMobileNo: z.string().optional(),
  }),
  OrderNote: z.string(),
  /** Not in the documented API: the gift options. Omitted when the order isn't a gift. */
  Gift: forLink(giftRow.optional()),
  /**
   * Not in the documented API: the delivery method as offered when ordering. Omitted when the shop had none
   * or no item is shipped.
   */
  Delivery: forLink(deliveryRow.optional()),
  Riel: forAnyLink(orderRiel),
  /** Not in the documented API: the company that the order is for. Omitted if there is none. */
  Company: companyRow.optional(),
  /**
   * Not in the documented API: the VAT in the total. Omitted if the order was placed while VAT was off. `IsAdded`: it was
   * added to subtotal and shipping. Omitted if they include it.
   */
  Vat: forAnyLink(
    z
      .object({
        /** The rate in percent. */
        Percent: z.number(),
        /** The amount in dollars. */
        Amount: z.number(),
        /** True if it was added to subtotal and shipping. Omitted if they include it. */
        IsAdded: z.literal(true).optional(),
      })
      .optional(),
  ),
  /**
   * Not in the documented API: the order's tax invoice and credit notes, as PDF at `Path` for the browser in which the
   * customer is logged in. Omitted until there is one.
   */
  TaxDocuments: forLink(
    z
      .array(
        z.object({
          /** What kind of document it is. */
          Kind: z.enum(['invoice', 'creditNote']),
          /** Its number. */
          Number: z.string(),
          /** The path of the PDF. */
          Path: z.string(),
        }),
      )
      .optional(),
  ),
  /**
   * Not in the documented API: the time (ISO 8601 with Z) when the order expires unless it is confirmed
   * through the link in its email. Omitted otherwise.
   */
  ConfirmUntil: forAnyLink(z.string().optional()),
  /**
   * Not in the documented API: the time (ISO 8601 with Z) when the order's transfer expires (GET_TRANSFER).
   * Omitted otherwise.
   */
  TransferUntil: forAnyLink(z.string().optional()),
  /** Not in the documented API: true while some parcels have left, and the rest is being prepared. Omitted otherwise. */
  IsPartSent: forAnyLink(z.literal(true).optional()),
  /** Not in the documented API: what happens next. Omitted on the page of one order, whose progress has it. */
  Story: forAnyLink(storyRow.optional()),
});

export const getCustomerOrderHistoryMaster = operation({
  name: 'GET_CUSTOMER_ORDER_HISTORY_MASTER',
  path: 'dynamic/dataoperation/get-customer-order-history-master',
  summary: "Returns the caller's orders, newest first.",
  source: 'specification §3 Order summary, §7',
  caller: 'customer',
  queue: 'browse',
  // `WithCancelled` adds statuses that existing clients don't know.
  request: z.object({
    UserId: optionalId,
    WithCancelled: z.boolean().nullish(),
    /** The page, from 1. Ignored without `PageSize`. */
    PageNo: pageNo,
    /** The orders per page, 1 to 100. Without it, all come at once, up to 500. */
    PageSize: z
      .union([id, z.null()])
      .optional()
      .transform((value) => (value == null ? null : Math.min(listing.maxPageSize, Math.max(1, value)))),
    languageCode,
    recordValueJson,
  }),
  response: list(orderRow),
});
