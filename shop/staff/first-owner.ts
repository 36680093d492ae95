import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { hashPassword, isEasyPassword, newSecretText, sha256 } from '#shop/accounts/accounts.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import { type Ended, inTransaction } from '#shop/transaction.ts';
import { addFirstOwnerLink, dropFirstOwnerLinks, isFirstOwnerLink } from './first-owner-queries.ts';
import { endInvitations, setPassword } from './invitation-queries.ts';
import { type Machine, openSession, type SignedIn } from './sign-in.ts';
import { hasOwner, insertStaff, lockByEmail, ownerRole, updateRoleOf } from './staff-queries.ts';

/**
 * Where the first owner comes from, below the office's address: once, within 24 hours, as long as no owner has come. null:
 * one has. Behind the `#`: neither logs nor other sites see it. Only its hash is kept.
 */
export async function firstOwnerPath(db: Database, language: LanguageCode): Promise<string | null> {
  if (await hasOwner(db)) return null;
  const token = newSecretText();
  await addFirstOwnerLink(db, sha256(token));
  return `/office/${language}/first-owner#${token}`;
}

/** Whether a link still brings the first owner. */
export const isFirstOwnerOpen = async (db: Database, token: string): Promise<boolean> =>
  !(await hasOwner(db)) && (await isFirstOwnerLink(db, sha256(token)));

interface FirstOwner {
  token: string;
  /** In small letters. */
  email: string;
  name: string;
  password: string;
  language: LanguageCode;
  machine: Machine;
}
type Outcome = SignedIn | 'over' | 'easy' | 'taken';
const no = (outcome: Outcome): Ended<Outcome> => ({ keep: false, outcome });

/** Uses a link: its bearer is the owner, has a password, and goes on to their second factor. No link works after that. */
export async function makeFirstOwner(
  db: Database,
  { token, email, name, password, language, machine }: FirstOwner,
): Promise<Outcome> {
  if (!(await isFirstOwnerOpen(db, token))) return 'over';
  if (isEasyPassword(password, [email, name])) return 'easy';
  const passwordHash = await hashPassword(password);
  return inTransaction<Outcome>(db, async (trx) => {
    // Those who use links at the same moment wait for each other in here.
    if (await hasOwner(trx)) return no('over');
    if (!(await isFirstOwnerLink(trx, sha256(token)))) return no('over');
    const made = await insertStaff(trx, { email, name, roleId: ownerRole, language });
    // Who was invited by the command and has not come yet may come this way.
    const present = made === null ? await lockByEmail(trx, email) : null;
    if (present && (present.hasCome || !present.isActive)) return no('taken');
    const staffId = made ?? present?.id;
    if (staffId === undefined) return no('taken');
    if (present) await updateRoleOf(trx, staffId, ownerRole, name);
    await endInvitations(trx, staffId);
    await setPassword(trx, { staffId, name, passwordHash });
    await dropFirstOwnerLinks(trx);
    await writeAudit(trx, staffActor(staffId), 'first owner made', {});
    return { keep: true, outcome: await openSession(trx, { staffId, machine, by: 'password', isIn: false }) };
  });
}
