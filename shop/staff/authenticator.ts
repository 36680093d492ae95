import { Secret as TotpSecret, TOTP } from 'otpauth';
import { plainDigits } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import type { Secret } from '#shop/purpose-key.ts';
import { seal, unseal } from '#shop/sealed.ts';
import { inTransaction } from '#shop/transaction.ts';
import { keepTotp, lockOwner, noteStep, offerTotp, type FactorOwner } from './factor-queries.ts';
import { countAttempt } from './guesses.ts';
import { newRecoveryCodes, useCode } from './recovery-codes.ts';
import { markShown } from './session-queries.ts';

const purpose = 'staff authenticator';
const [period, digits] = [30, 6];

/** A staff member before two-step verification, or about to change it. */
export interface Owner {
  staffId: number;
  sessionHash: Buffer;
  state: 'enrol' | 'secondFactor' | 'in';
  isFresh: boolean;
  /** The IP address of the client. */
  address: string;
}

/**
 * Returns whether factors may be changed, which needs a recent two-step verification if there is a factor. A
 * password alone can't add another.
 */
export const mayChangeFactors = ({ state, isFresh }: Pick<Owner, 'state' | 'isFresh'>): boolean =>
  state === 'enrol' || (state === 'in' && isFresh);

const codesOf = (secret: Buffer) =>
  new TOTP({ secret: new TotpSecret({ buffer: new Uint8Array(secret).buffer }), period, digits });

/**
 * Creates an authenticator secret, as text and as the URL in its QR code. It becomes active with its first
 * code.
 */
export async function authenticatorOffer(
  db: Database,
  key: Secret,
  owner: Owner,
  shop: string,
): Promise<{ secret: string; address: string } | 'stale'> {
  if (!mayChangeFactors(owner)) return 'stale';
  const { email, made } = await inTransaction(db, async (trx) => {
    const locked = await lockOwner(trx, owner.staffId);
    // An interrupted enrollment keeps its secret, because the app may already have it.
    const open =
      owner.state === 'enrol' && locked.totpOffered
        ? unseal(key, purpose, locked.totpOffered, String(owner.staffId))
        : null;
    if (open)
      return {
        keep: false,
        outcome: { ...locked, made: new TotpSecret({ buffer: new Uint8Array(open).buffer }) },
      };
    const fresh = new TotpSecret({ size: 20 });
    const sealed = seal(key, purpose, Buffer.from(fresh.bytes), String(owner.staffId));
    await offerTotp(trx, owner.staffId, sealed);
    return { keep: true, outcome: { ...locked, made: fresh } };
  });
  const totp = new TOTP({ issuer: shop, label: email, secret: made, period, digits });
  return { secret: made.base32, address: totp.toString() };
}

/**
 * Activates the offered authenticator by one of its codes. The first factor also returns recovery codes,
 * which are shown only once.
 */
export async function takeAuthenticator(
  db: Database,
  key: Secret,
  owner: Owner,
  code: string,
): Promise<string[] | 'stale' | 'wrong' | 'limited'> {
  if (!mayChangeFactors(owner)) return 'stale';
  const counted = await countAttempt(db, { whose: `staff ${owner.staffId}`, address: owner.address });
  if (!counted) return 'limited';
  const outcome = await inTransaction<string[] | 'wrong'>(db, async (trx) => {
    const locked = await lockOwner(trx, owner.staffId);
    const step = stepOf(key, owner.staffId, locked.totpOffered, code);
    if (step === null) return { keep: false, outcome: 'wrong' };
    await keepTotp(trx, owner.staffId, step);
    return { keep: true, outcome: await factorAdded(trx, owner, locked, 'authenticator') };
  });
  if (outcome !== 'wrong') await counted.forget();
  return outcome;
}

/** Records a new factor. The first one completes the sign-in and creates recovery codes. */
export async function factorAdded(
  trx: Database,
  { staffId, sessionHash }: Owner,
  before: FactorOwner,
  kind: 'passkey' | 'authenticator',
): Promise<string[]> {
  await writeAudit(trx, staffActor(staffId), 'second factor added', { kind });
  const isFirst = before.totpSealed === null && before.passkeys === 0;
  if (!isFirst) return [];
  await markShown(trx, sessionHash);
  return newRecoveryCodes(trx, staffId);
}

/** Verifies a code of the authenticator, or a recovery code. Each works once. */
export async function showCode(
  db: Database,
  key: Secret,
  { staffId, sessionHash, address }: Owner,
  code: string,
): Promise<'shown' | 'wrong' | 'limited'> {
  const counted = await countAttempt(db, { whose: `staff ${staffId}`, address });
  if (!counted) return 'limited';
  const by = await inTransaction(db, async (trx) => {
    const locked = await lockOwner(trx, staffId);
    const step = stepOf(key, staffId, locked.totpSealed, code);
    const isNew = step !== null && step > (locked.totpStep ?? -1);
    if (isNew) await noteStep(trx, staffId, step);
    const shown = isNew ? 'authenticator' : (await useCode(trx, staffId, code)) ? 'recovery code' : null;
    if (shown) {
      await markShown(trx, sessionHash);
      await writeAudit(trx, staffActor(staffId), 'second factor shown', { by: shown });
    } else await writeAudit(trx, staffActor(staffId), 'second factor refused', {});
    return { keep: true, outcome: shown };
  });
  if (!by) return 'wrong';
  await counted.forget();
  return 'shown';
}

/**
 * Returns the time step of a code, with one step of tolerance. Null if the code doesn't match this secret.
 */
function stepOf(key: Secret, staffId: number, sealed: Buffer | null, typed: string): number | null {
  const secret = sealed && unseal(key, purpose, sealed, String(staffId));
  if (!secret) return null;
  const token = plainDigits(typed).replaceAll(/\s/gu, '');
  const now = Date.now();
  const delta = codesOf(secret).validate({ token, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}
