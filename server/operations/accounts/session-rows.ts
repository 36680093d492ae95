import { ownSessions } from '#shop/accounts/accounts.ts';
import type { Database } from '#database/connect.ts';
import type { Customer } from '../../calls/caller.ts';

/** Builds the rows of a customer's sessions for the API. */
export async function sessionRows(db: Database, customer: Customer) {
  const sessions = await ownSessions(db, customer);
  return sessions.map(({ id, browser, system, firstSeen, lastSeen, isThis }) => ({
    SessionID: id,
    Browser: browser,
    System: system,
    FirstSeenUTC: firstSeen.toISOString(),
    LastSeenUTC: lastSeen.toISOString(),
    IsCurrent: isThis,
  }));
}
