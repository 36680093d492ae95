import type { Database } from '#database/connect.ts';
import { ownAccount } from '#shop/accounts/accounts.ts';
import { emailAddressOf } from './customer-row.ts';

/** Builds the rows of a customer's contact details for the API. */
export async function emailStateRows(db: Database, customerId: number) {
  const { email, number, isConfirmed } = await ownAccount(db, customerId);
  return [{ EmailAddress: emailAddressOf(email), IsConfirmed: isConfirmed, PhoneNumber: number }];
}
