import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/**
 * A staff member with the data for two-step verification. The row is locked, so that simultaneous codes are
 * counted one after the other.
 */
export interface FactorOwner {
  email: string;
  name: string;
  /** The authenticator's secret; null if there is none. */
  totpSealed: Buffer | null;
  /** The latest offered secret, which no code has confirmed yet. */
  totpOffered: Buffer | null;
  /** The time step of the last code. */
  totpStep: number | null;
  passkeys: number;
}

export async function lockOwner(db: Database, staffId: number): Promise<FactorOwner> {
  const { rows } = await sql<FactorOwner>`
    select email, name, totp_sealed as "totpSealed", totp_offered as "totpOffered", totp_step as "totpStep",
      (select count(*)::int from staff_passkey k where k.staff_id = p.id) as passkeys
    from staff p where id = ${staffId}::int for update`.execute(db);
  const [owner] = rows;
  if (!owner) throw new Error(`no staff ${staffId}`);
  return owner;
}

export async function offerTotp(db: Database, staffId: number, sealed: Buffer): Promise<void> {
  await sql`update staff set totp_offered = ${sealed} where id = ${staffId}::int`.execute(db);
}

/** Activates the offered authenticator. */
export async function keepTotp(db: Database, staffId: number, step: number): Promise<void> {
  await sql`
    update staff set totp_sealed = totp_offered, totp_offered = null, totp_step = ${step}::bigint
    where id = ${staffId}::int`.execute(db);
}

export async function noteStep(db: Database, staffId: number, step: number): Promise<void> {
  await sql`update staff set totp_step = ${step}::bigint where id = ${staffId}::int`.execute(db);
}

export async function dropTotp(db: Database, staffId: number): Promise<void> {
  await sql`
    update staff set totp_sealed = null, totp_offered = null, totp_step = null where id = ${staffId}::int`.execute(
    db,
  );
}

export async function replaceRecoveryCodes(
  db: Database,
  staffId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await sql`delete from staff_recovery_code where staff_id = ${staffId}::int`.execute(db);
  for (const hash of hashes)
    await sql`insert into staff_recovery_code (staff_id, code_hash) values (${staffId}::int, ${hash})`.execute(
      db,
    );
}

/** Deletes a recovery code. Returns false if it doesn't exist. */
export async function useRecoveryCode(db: Database, staffId: number, hash: Buffer): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from staff_recovery_code where staff_id = ${staffId}::int and code_hash = ${hash}`.execute(db);
  return numAffectedRows === 1n;
}

export async function recoveryCodesLeft(db: Database, staffId: number): Promise<number> {
  const { rows } = await sql<{ codes: number }>`
    select count(*)::int as codes from staff_recovery_code where staff_id = ${staffId}::int`.execute(db);
  return rows[0]?.codes ?? 0;
}
