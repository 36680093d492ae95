import { z } from 'zod';

/** A delivery method. The price is in dollars for the whole order. */
export const deliveryRow = z.object({
  DeliveryWayId: z.number(),
  Name: z.string(),
  /** The carrier, or '' if the name already includes it. */
  CompanyName: z.string(),
  Kind: z.enum(['door', 'branch', 'bus']),
  Price: z.number(),
  /** Business days, e.g. `2-4` or `3`; 0 is the same day. */
  ShippingDays: z.string(),
});
