import type { Database } from '#database/connect.ts';
import { ownAccount } from '#shop/accounts/accounts.ts';
import { emailAddressOf } from './customer-row.ts';

/** How a customer is reached, as rows of the wire. */
export async function emailStateRows(db: Database, customerId: number) {
  const { email, number, isConfirmed } = await ownAccount(db, customerId);
  return [{ EmailAddress: emailAddressOf(email), IsConfirmed: isConfirmed, PhoneNumber: number }];
}
