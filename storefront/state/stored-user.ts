import { isRecord } from '#web/is-record.ts';
import type { Read } from './storage.ts';
import { numberOf, textOf } from './stored-values.ts';

/** The logged-in customer as returned by login and stored in the key `user` (specification §3). */
export interface User {
  UserID: number;
  FirstName: string;
  LastName: string;
  EmailAddress: string;
  MobileNo: string;
  AddressLineOne: string;
  CityID: number | null;
  CityName: string;
  StateProvinceID: number | null;
  StateName: string;
  CountryID: number | null;
  CountryName: string;
  PostalCode: string;
  /** Optional second phone number. */
  SecondMobileNo?: string;
  /** The recipient at the address. Omitted if the customer is the recipient. */
  RecipientName?: string;
  RecipientMobileNo?: string;
}

/**
 * Returns only the documented fields of a row. Null if it has no positive UserID, which means not logged in.
 */
export function userOf(row: unknown): User | null {
  const id = isRecord(row) ? numberOf(row['UserID']) : null;
  if (!isRecord(row) || id === null || id <= 0 || !Number.isSafeInteger(id)) return null;
  const [second, recipient, recipientNumber] = [
    row['SecondMobileNo'],
    row['RecipientName'],
    row['RecipientMobileNo'],
  ].map(textOf);
  return {
    UserID: id,
    FirstName: textOf(row['FirstName']),
    LastName: textOf(row['LastName']),
    EmailAddress: textOf(row['EmailAddress']),
    MobileNo: textOf(row['MobileNo']),
    AddressLineOne: textOf(row['AddressLineOne']),
    CityID: numberOf(row['CityID']),
    CityName: textOf(row['CityName']),
    StateProvinceID: numberOf(row['StateProvinceID']),
    StateName: textOf(row['StateName']),
    CountryID: numberOf(row['CountryID']),
    CountryName: textOf(row['CountryName']),
    PostalCode: textOf(row['PostalCode']),
    ...(second && { SecondMobileNo: second }),
    ...(recipient && { RecipientName: recipient }),
    ...(recipientNumber && { RecipientMobileNo: recipientNumber }),
  };
}

/**
 * Parses the stored user. A missing value, an empty object (after a logout) and a user without an id are
 * valid; anything else is damaged.
 */
export function parseUser(stored: unknown): Read<User | Record<string, never>> {
  const empty =
    stored === null || (isRecord(stored) && (Object.keys(stored).length === 0 || 'UserID' in stored));
  const user = userOf(stored);
  return { value: user ?? {}, damaged: user === null && !empty };
}
