import { languages, type LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { hashPassword, isEasyPassword, newSecretText, sha256 } from '#shop/accounts/accounts.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import { insertSetting } from '#shop/content/content.ts';
import { type TransactionResult, inTransaction } from '#shop/transaction.ts';
import { addFirstOwnerLink, dropFirstOwnerLinks, isFirstOwnerLink } from './first-owner-queries.ts';
import { endInvitations, setPassword } from './invitation-queries.ts';
import { type Machine, openSession, type SignedIn } from './sign-in.ts';
import { hasOwner, insertStaff, lockByEmail, ownerRole, updateRoleOf } from './staff-queries.ts';

/**
 * Returns the path of the page for the first owner, below the office's URL. Valid once, within 24 hours, and
 * only until there is an owner; null after that. The token is behind the `#`, so that logs and other sites
 * don't see it, and only its hash is stored.
 */
export async function firstOwnerPath(db: Database, language: LanguageCode): Promise<string | null> {
  if (await hasOwner(db)) return null;
  const token = newSecretText();
  await addFirstOwnerLink(db, sha256(token));
  return `/office/${language}/first-owner#${token}`;
}

/** Returns whether a link can still create the first owner. */
export const isFirstOwnerOpen = async (db: Database, token: string): Promise<boolean> =>
  !(await hasOwner(db)) && (await isFirstOwnerLink(db, sha256(token)));

interface FirstOwner {
  token: string;
  /** The email address, in lower case. */
  email: string;
  name: string;
  password: string;
  language: LanguageCode;
  machine: Machine;
}
type Outcome = SignedIn | 'over' | 'easy' | 'taken';
const no = (outcome: Outcome): TransactionResult<Outcome> => ({ keep: false, outcome });

/**
 * Uses a link: its user becomes the owner, sets a password, and continues to two-step verification. No link works after
 * that.
 */
export async function makeFirstOwner(
  db: Database,
  { token, email, name, password, language, machine }: FirstOwner,
): Promise<Outcome> {
  if (!(await isFirstOwnerOpen(db, token))) return 'over';
  if (isEasyPassword(password, [email, name])) return 'easy';
  const passwordHash = await hashPassword(password);
  return inTransaction<Outcome>(db, async (trx) => {
    // Simultaneous uses of links wait for each other here.
    if (await hasOwner(trx)) return no('over');
    if (!(await isFirstOwnerLink(trx, sha256(token)))) return no('over');
    const made = await insertStaff(trx, { email, name, roleId: ownerRole, language });
    // A person who was invited by the command and hasn't accepted yet may use this link instead.
    const present = made === null ? await lockByEmail(trx, email) : null;
    if (present && (present.hasCome || !present.isActive)) return no('taken');
    const staffId = made ?? present?.id;
    if (staffId === undefined) return no('taken');
    if (present) await updateRoleOf(trx, staffId, ownerRole, name);
    await endInvitations(trx, staffId);
    await setPassword(trx, { staffId, name, passwordHash });
    await dropFirstOwnerLinks(trx);
    // The shop gets emails in its owner's language until the settings say otherwise.
    await insertSetting(trx, 'language', languages[language].tag);
    await writeAudit(trx, staffActor(staffId), 'first owner made', {});
    return { keep: true, outcome: await openSession(trx, { staffId, machine, by: 'password', isIn: false }) };
  });
}
