import { ownSessions } from '#shop/accounts/accounts.ts';
import type { Database } from '#database/connect.ts';
import type { Caller } from '../../calls/operation.ts';

/** The caller's live session; null for a guest, whom the dispatcher has refused before. */
export const ownSession = ({ customerId, sessionHash }: Caller) =>
  customerId === null || sessionHash === null ? null : { customerId, sessionHash };

/** The sessions of a customer as rows of the wire. */
export async function sessionRows(db: Database, own: NonNullable<ReturnType<typeof ownSession>>) {
  const sessions = await ownSessions(db, own);
  return sessions.map(({ id, browser, system, firstSeen, lastSeen, isThis }) => ({
    SessionID: id,
    Browser: browser,
    System: system,
    FirstSeenUTC: firstSeen.toISOString(),
    LastSeenUTC: lastSeen.toISOString(),
    IsCurrent: isThis,
  }));
}
