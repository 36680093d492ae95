import { z } from 'zod';

/** A way to deliver; its price in dollars, for the whole order. */
export const deliveryRow = z.object({
  DeliveryWayId: z.number(),
  Name: z.string(),
  /** '' where its name says it. */
  CompanyName: z.string(),
  Kind: z.enum(['door', 'branch', 'bus']),
  Price: z.number(),
  /** How long it takes, e.g. `2-4` or `3`; 0 is the same day. */
  ShippingDays: z.string(),
});
