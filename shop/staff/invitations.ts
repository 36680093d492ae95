import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { hashPassword, isEasyPassword } from '#shop/accounts/accounts.ts';
import { type Actor, staffActor, writeAudit } from '#shop/audit/audit.ts';
import { queueMail } from '#shop/mail/mail.ts';
import type { Secret } from '#shop/purpose-key.ts';
import { inTransaction } from '#shop/transaction.ts';
import { invitationIn } from './invitation-link.ts';
import {
  addInvitation,
  type Invitation,
  lockInvitation,
  openInvitation,
  setPassword,
} from './invitation-queries.ts';
import { type Machine, openSession, type SignedIn } from './sign-in.ts';
import { insertStaff, lockByEmail, roleExists, updateRoleOf } from './staff-queries.ts';

export interface Invited {
  id: number;
  invitationId: number;
  until: Date;
}
export type InviteRefusal = 'taken' | 'no-role';

interface Person {
  /** The email address, in lower case. */
  email: string;
  name: string;
  roleId: number;
  language: LanguageCode;
}

/**
 * Creates an invitation link for a new staff member, valid once within 24 hours. `isMailed` is whether it is
 * sent by email. A person who hasn't accepted yet is invited again, and the previous link expires.
 */
export const invite = (
  db: Database,
  { email, name, roleId, language }: Person,
  { by, isMailed }: { by: Actor; isMailed: boolean },
): Promise<Invited | InviteRefusal> =>
  inTransaction<Invited | InviteRefusal>(db, async (trx) => {
    if (!(await roleExists(trx, roleId))) return { keep: false, outcome: 'no-role' };
    const made = await insertStaff(trx, { email, name, roleId, language });
    const present = made === null ? await lockByEmail(trx, email) : null;
    if (present && (present.hasCome || !present.isActive)) return { keep: false, outcome: 'taken' };
    const id = made ?? present?.id;
    if (id === undefined) return { keep: false, outcome: 'taken' };
    if (present) await updateRoleOf(trx, id, roleId, name);
    const { invitationId, until } = await addInvitation(trx, id);
    await writeAudit(trx, by, 'staff invited', { staff: id, role: roleId });
    if (isMailed)
      await queueMail(trx, { kind: 'staffInvited', to: email, language, content: { invitationId } });
    return { keep: true, outcome: { id, invitationId, until } };
  });

/** Returns the invited person of a link, or null if it has expired or is invalid. */
export async function invitationOf(db: Database, secret: Secret, link: string): Promise<Invitation | null> {
  const id = invitationIn(secret, link);
  return id === null ? null : openInvitation(db, id);
}

/** Uses a link: the person sets a password, and continues to two-step verification. */
export async function useInvitation(
  db: Database,
  secret: Secret,
  { link, name, password, machine }: { link: string; name: string; password: string; machine: Machine },
): Promise<SignedIn | 'over' | 'easy'> {
  const id = invitationIn(secret, link);
  const found = id === null ? null : await openInvitation(db, id);
  if (id === null || !found) return 'over';
  if (isEasyPassword(password, [found.email, name])) return 'easy';
  const passwordHash = await hashPassword(password);
  return inTransaction<SignedIn | 'over'>(db, async (trx) => {
    const staffId = await lockInvitation(trx, id);
    if (staffId === null) return { keep: false, outcome: 'over' };
    await setPassword(trx, { staffId, name, passwordHash });
    await writeAudit(trx, staffActor(staffId), 'invitation used', {});
    const outcome = await openSession(trx, { staffId, machine, by: 'password', isIn: false });
    return { keep: true, outcome };
  });
}
