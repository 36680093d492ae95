import { z } from 'zod';
import { messageFields } from '../../outcome-row.ts';
import { id, languageCode, recordValueJson } from '../../wire-types.ts';

/** The maximum length of an address label, in characters. */
export const addressLabelMaxLength = 40;

/** A saved address. Places are in the requested language, or null and '' if unset. */
export const addressRow = z.object({
  AddressID: z.number(),
  /** The customer's label for the address, or '' if unset. */
  Label: z.string(),
  AddressLineOne: z.string(),
  StateProvinceID: z.number().nullable(),
  StateName: z.string(),
  CityID: z.number().nullable(),
  CityName: z.string(),
  PostalCode: z.string(),
  /** A second phone number. Omitted when there is none. */
  SecondMobileNo: z.string().optional(),
  /** The recipient, if it isn't the customer. Omitted otherwise. */
  RecipientName: z.string().optional(),
  RecipientMobileNo: z.string().optional(),
  /** Whether this is the account's own address, which is used for delivery. */
  IsUsed: z.boolean(),
});

/** The row that a refused call returns instead of addresses. */
export const refusedRow = z.object({ ResponseMsg: z.string(), ...messageFields });

/** Identifies one of the caller's addresses. */
export const oneAddress = z.object({ AddressID: id, languageCode, recordValueJson });
