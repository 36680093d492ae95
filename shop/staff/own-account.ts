import type { LanguageCode } from '#contract/languages.ts';
import type { Permission } from '#contract/permissions.ts';
import type { Database } from '#database/schema.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import { inTransaction } from '#shop/transaction.ts';
import { dropTotp, lockOwner, recoveryCodesLeft } from './factor-queries.ts';
import { dropPasskey, type StoredPasskey, passkeysOf } from './passkey-queries.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { type ShownSession, type StaffSession, sessionsOf } from './session-queries.ts';
import { demoMembers, type Member, memberOf, updateStaff } from './staff-queries.ts';
import { defaultViews } from './view-queries.ts';

/** A staff member's own account page. Lists are empty until they are fully signed in. */
export interface OwnPage extends Omit<Member, 'hasAuthenticator'> {
  permissions: Permission[];
  factors: { passkey: boolean; authenticator: boolean; recoveryCodes: number };
  passkeys: StoredPasskey[];
  sessions: ShownSession[];
  /** The person's default views. */
  starts: { screen: string; query: string }[];
}

export async function loadOwnAccount(
  db: Database,
  { staffId, state, permissions }: StaffSession,
  sessionHash: Buffer,
): Promise<OwnPage> {
  const [member, passkeys, recoveryCodes, sessions, starts] = await Promise.all([
    memberOf(db, staffId),
    passkeysOf(db, staffId),
    recoveryCodesLeft(db, staffId),
    sessionsOf(db, staffId, sessionHash),
    defaultViews(db, staffId),
  ]);
  const { hasAuthenticator, ...person } = member;
  const isIn = state === 'in';
  return {
    ...person,
    permissions: [...permissions],
    factors: { passkey: passkeys.length > 0, authenticator: hasAuthenticator, recoveryCodes },
    passkeys: isIn ? passkeys : [],
    sessions: isIn ? sessions : [],
    starts: isIn ? starts : [],
  };
}

/** Changes name, language and theme. Returns the new version, or null if they were changed in the meantime. */
export const changeOwn = (
  db: Database,
  row: { id: number; version: number },
  fields: { name?: string | undefined; language?: LanguageCode | undefined; theme?: string | undefined },
): Promise<number | null> =>
  inTransaction(db, async (trx) => {
    const version = await updateStaff(trx, row, fields);
    const changed = Object.keys(fields).filter((name) => fields[name as keyof typeof fields] !== undefined);
    if (version !== null)
      await writeAudit(trx, staffActor(row.id), 'staff changed', { staff: row.id, fields: changed });
    return { keep: version !== null, outcome: version };
  });

/** Creates ten new recovery codes, returned only once. */
export const makeRecoveryCodes = (db: Database, staffId: number): Promise<string[]> =>
  inTransaction(db, async (trx) => {
    await writeAudit(trx, staffActor(staffId), 'recovery codes made', {});
    return { keep: true, outcome: await newRecoveryCodes(trx, staffId) };
  });

/** Removes a factor. 'last': it is the only one. 'gone': it doesn't exist. */
export const removeFactor = (
  db: Database,
  staffId: number,
  factor: 'authenticator' | { passkey: string },
): Promise<'last' | 'gone' | null> =>
  inTransaction<'last' | 'gone' | null>(db, async (trx) => {
    const { totpSealed, passkeys } = await lockOwner(trx, staffId);
    const kind = factor === 'authenticator' ? factor : 'passkey';
    if (factor !== 'authenticator') {
      if (!(await dropPasskey(trx, staffId, factor.passkey))) return { keep: false, outcome: 'gone' };
    } else if (totpSealed === null) return { keep: false, outcome: 'gone' };
    else await dropTotp(trx, staffId);
    if (passkeys + Number(totpSealed !== null) < 2) return { keep: false, outcome: 'last' };
    await writeAudit(trx, staffActor(staffId), 'second factor removed', { kind });
    return { keep: true, outcome: null };
  });

/** Returns the accounts of a demo that can sign in, owners first. */
export const demoStaff = demoMembers;
