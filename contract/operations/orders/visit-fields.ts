import { z } from 'zod';

/** A campaign parameter. Values that may be an address or a phone number are dropped. */
const campaign = z
  .string()
  .max(60)
  .regex(/^(?!.*\d(?:[\s-]?\d){7})[^@\p{C}]*$/u)
  .catch('')
  .default('');

/** The visit in which an order is placed. */
export const visitFields = {
  /** Not in the documented API: the `utm_source`, `utm_medium` and `utm_campaign` with which the visit began. */
  Visit: z
    .object({ Source: campaign, Medium: campaign, Campaign: campaign })
    .nullish()
    .catch(null)
    .default(null),
};
