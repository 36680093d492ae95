import { z } from 'zod';
import { messageRow, operation } from '../../operation.ts';
import { messageFields } from '../../outcome-row.ts';
import { languageCode, list, recordValueJson } from '../../wire-types.ts';
import { companyRow } from './company-fields.ts';
import { deliveryRow } from './delivery-fields.ts';
import { ofOrder, orderDetails } from './order-details-fields.ts';
import { orderRiel } from './riel-fields.ts';

const placeId = z.number().nullable();

const row = z.object({
  /** The state of the order that was planned with. CHANGE_ORDER_DETAILS refuses another one. */
  Version: z.number(),
  /** The details now, for the form. */
  FirstName: z.string(),
  LastName: z.string(),
  MobileNo: z.string(),
  SecondMobileNo: z.string(),
  RecipientName: z.string(),
  RecipientMobileNo: z.string(),
  AddressLineOne: z.string(),
  PostalCode: z.string(),
  CountryID: placeId,
  StateProvinceID: placeId,
  StateName: z.string(),
  CityID: placeId,
  CityName: z.string(),
  OrderNote: z.string(),
  /** Null if there is none. */
  Company: companyRow.nullable(),
  /** Whether the order may be for another company: the shop takes companies, and no tax invoice was issued. */
  MayChangeCompany: z.boolean(),
  /** The methods for the new address. Empty if the shop has none. */
  DeliveryWays: z.array(deliveryRow),
  /** The delivery method; null without one. */
  DeliveryWayId: z.number().nullable(),
  /** The order as it would be. */
  OrderTotal: z.number(),
  /** The delivery, in dollars. */
  ShippingTotal: z.number(),
  Riel: orderRiel,
  /** Business days until it arrives, or '' if unknown. */
  ShippingDays: z.string(),
  /** The day of the order in the shop’s time zone, yyyy-mm-dd. */
  OrderDay: z.string(),
  /** Not in the documented API: see GET_ORDER_PROGRESS. */
  ApproveDay: z.string().optional(),
  /** What happens to the payment: nothing, the new total is paid, a refund, or a balance due. */
  Money: z.object({
    /** What happens. */
    How: z.enum(['same', 'new-total', 'back', 'rest']),
    /** How much, in dollars. */
    Amount: z.number(),
  }),
  /** Whether `Details` change anything. */
  IsChanged: z.boolean(),
  ...messageFields,
});

export const planOrderDetails = operation({
  name: 'PLAN_ORDER_DETAILS',
  path: 'common/plan-order-details',
  summary:
    "Returns the address, note and company of one of the caller's orders before it is prepared, and with `Details` the total, day and payment after that change. Nothing is saved. Kado-specific.",
  source: 'docs/decisions/066-one-order-page-that-edits.md',
  caller: 'customer',
  queue: 'browse',
  refusals: {
    404: ['notFound'],
    409: ['changeTooLate', 'changeNotHere', 'changePlace', 'deliveryNotHere', 'changeNothing'],
  },
  request: z.object({ ...ofOrder, Details: orderDetails.nullish(), languageCode, recordValueJson }),
  response: list(row),
  refusedData: messageRow,
});
