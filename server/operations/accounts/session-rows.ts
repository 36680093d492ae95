import { ownSessions } from '#shop/accounts/accounts.ts';
import type { Database } from '#database/connect.ts';
import type { Customer } from '../../calls/caller.ts';

/** The sessions of a customer as rows of the wire. */
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
