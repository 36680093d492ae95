import { z } from 'zod';

/** The customer as a login answers them. */
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
  /** Additive: another number to try; left out where there is none. */
  SecondMobileNo: z.string().optional(),
  /** Additive: who takes what is sent to the address, where that isn't the customer; else left out. */
  RecipientName: z.string().optional(),
  RecipientMobileNo: z.string().optional(),
});
