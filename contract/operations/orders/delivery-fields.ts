import { z } from 'zod';
import { deliveryKinds } from '../../constants.ts';

/** A delivery method. The price is in dollars for the whole order. */
export const deliveryRow = z.object({
  /** The id of the method, for POST_CUSTOMER_ORDER. */
  DeliveryWayId: z.number(),
  /** Its name in the requested language. */
  Name: z.string(),
  /** The carrier, or '' if the name already includes it. */
  CompanyName: z.string(),
  /** To the door, to a branch of the carrier, by bus to a station, or to be picked up at the shop. */
  Kind: z.enum(deliveryKinds),
  /** The price in dollars for the whole order. */
  Price: z.number(),
  /** Business days, e.g. `2-4` or `3`; 0 is the same day. */
  ShippingDays: z.string(),
});
