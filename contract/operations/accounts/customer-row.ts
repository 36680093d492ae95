import { z } from 'zod';

export const customerRow = z.object({
  ResponseMsg: z.string(),
  UserID: z.number(),
  FirstName: z.string(),
  LastName: z.string(),
  EmailAddress: z.string(),
  MobileNo: z.string(),
  AddressLineOne: z.string(),
  CityID: z.number().nullable(),
  CityName: z.string(),
  StateProvinceID: z.number().nullable(),
  StateName: z.string(),
  CountryID: z.number().nullable(),
  CountryName: z.string(),
  PostalCode: z.string(),
  /** Not in the documented API: a second phone number. Omitted when there is none. */
  SecondMobileNo: z.string().optional(),
  /** Not in the documented API: the recipient at the address if it isn't the customer. Omitted otherwise. */
  RecipientName: z.string().optional(),
  RecipientMobileNo: z.string().optional(),
});
