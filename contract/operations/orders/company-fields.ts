import { z } from 'zod';
import { forLink } from '../../for-link.ts';
import { companyLengths } from '../../company-lengths.ts';
import { text } from '../../wire-types.ts';

/** The company that an order is for. `TaxNumber` is its VATTIN, or '' if unknown. */
export const companyRow = z.object({
  /** The name of the company. In requests, '' means that there is none. */
  Name: forLink(z.string()),
  /** Its VATTIN; '' if unknown. */
  TaxNumber: forLink(z.string()),
  /** Its address, as on its invoices. */
  Address: z.string(),
});

/**
 * Not in the documented API: the company that the tax invoice is for. Ignored unless the shop takes orders of companies
 * (GET_SHOP_SETTINGS, `Companies`) and it has a name. Omitted or null when the order is for a person.
 */
export const company = z
  .object({
    /** The name of the company. In requests, '' means that there is none. */
    Name: text(companyLengths.name),
    /** Its VATTIN; '' if unknown. */
    TaxNumber: text(companyLengths.taxNumber),
    /** Its address, as on its invoices. */
    Address: text(companyLengths.address),
  })
  .nullish()
  .transform((value) => value ?? null);
