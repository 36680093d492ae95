import { z } from 'zod';
import { messageFields } from '../../outcome-row.ts';
import { id, languageCode, recordValueJson } from '../../wire-types.ts';

/** Characters of what an address is called. */
export const addressLabelMaxLength = 40;

/** An address a customer keeps; places in the language asked for, null and '' for none. */
export const addressRow = z.object({
  AddressID: z.number(),
  /** What the customer calls it; '' for nothing. */
  Label: z.string(),
  AddressLineOne: z.string(),
  StateProvinceID: z.number().nullable(),
  StateName: z.string(),
  CityID: z.number().nullable(),
  CityName: z.string(),
  PostalCode: z.string(),
  /** Another number to try; left out where there is none. */
  SecondMobileNo: z.string().optional(),
  /** Who takes what is sent there, where that isn't the customer; else left out. */
  RecipientName: z.string().optional(),
  RecipientMobileNo: z.string().optional(),
  /** It is the one of the account: where orders go. */
  IsUsed: z.boolean(),
});

/** The row of a refused call in the place of addresses. */
export const refusedRow = z.object({ ResponseMsg: z.string(), ...messageFields });

/** Names one of the caller's addresses. */
export const oneAddress = z.object({ AddressID: id, languageCode, recordValueJson });
