import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Database } from '#database/schema.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import { inTransaction } from '#shop/transaction.ts';
import { factorAdded, mayChangeFactors, type Owner } from './authenticator.ts';
import { lockOwner } from './factor-queries.ts';
import { countAttempt } from './guesses.ts';
import {
  insertChallenge,
  insertPasskey,
  lockPasskey,
  type Passkey,
  passkeysOf,
  takeChallenge,
  usedPasskey,
} from './passkey-queries.ts';
import { endSession, markShown } from './session-queries.ts';
import { type Machine, openSession, type SignedIn } from './sign-in.ts';

/** The relying party of passkeys: the URL of the office. */
export interface RelyingParty {
  /** The origin, such as `https://office.example`. */
  origin: string;
  /** The shop's name. */
  name: string;
}
const idOf = ({ origin }: RelyingParty): string => new URL(origin).hostname;

/** Loaded on first use, because a shop without staff doesn't need it. */
const webauthn = () => import('@simplewebauthn/server');
type Excluded = Parameters<
  Awaited<ReturnType<typeof webauthn>>['generateRegistrationOptions']
>[0]['excludeCredentials'];

/** Returns the request for a passkey. The passkey itself identifies its owner. */
export async function requestPasskey(db: Database, party: RelyingParty): Promise<object> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID: idOf(party), userVerification: 'required' });
  await insertChallenge(db, options.challenge, null);
  return options;
}

/**
 * Signs in by a passkey, which counts as both factors. In a session of the same person, it completes two-step
 * verification.
 */
export async function showPasskey(
  db: Database,
  party: RelyingParty,
  answer: object,
  { machine, session }: { machine: Machine; session: { staffId: number; sessionHash: Buffer } | null },
): Promise<SignedIn | 'shown' | 'refused' | 'limited'> {
  const counted = await countAttempt(db, { whose: `passkey ${machine.address}`, address: machine.address });
  if (!counted) return 'limited';
  const challenge = challengeIn(answer);
  if (challenge === null || !(await takeChallenge(db, challenge, null))) return 'refused';
  const outcome = await inTransaction<SignedIn | 'shown' | 'refused'>(db, async (trx) => {
    const key = await lockPasskey(trx, textAt(answer, 'id'));
    const counter = key && (await counterOf(party, answer as AuthenticationResponseJSON, challenge, key));
    if (!key || counter === null) return { keep: false, outcome: 'refused' };
    await usedPasskey(trx, key.id, counter);
    await writeAudit(trx, staffActor(key.staffId), 'second factor shown', { by: 'passkey' });
    if (session?.staffId === key.staffId) {
      await markShown(trx, session.sessionHash);
      return { keep: true, outcome: 'shown' };
    }
    if (session) await endSession(trx, session.sessionHash);
    return {
      keep: true,
      outcome: await openSession(trx, { staffId: key.staffId, machine, by: 'passkey', isIn: true }),
    };
  });
  if (outcome !== 'refused') await counted.forget();
  return outcome;
}

/**
 * Returns the key's counter after its response. Null if the response is invalid, or a copy of the key has a higher
 * counter.
 */
async function counterOf(
  party: RelyingParty,
  response: AuthenticationResponseJSON,
  expectedChallenge: string,
  { id, publicKey, counter, transports }: Passkey,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: idOf(party),
    requireUserVerification: true,
    credential: { id, publicKey: new Uint8Array(publicKey), counter, transports },
  }).catch(() => ({ verified: false, authenticationInfo: null }));
  return verified && authenticationInfo ? authenticationInfo.newCounter : null;
}

export async function requestNewPasskey(
  db: Database,
  party: RelyingParty,
  owner: Owner,
): Promise<object | 'stale'> {
  if (!mayChangeFactors(owner)) return 'stale';
  const { staffId } = owner;
  const [{ email, name }, present] = await Promise.all([
    inTransaction(db, async (trx) => ({ keep: true, outcome: await lockOwner(trx, staffId) })),
    passkeysOf(db, staffId),
  ]);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpID: idOf(party),
    rpName: party.name,
    userID: new TextEncoder().encode(`staff ${staffId}`),
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: present.map(({ id, transports }) => ({ id, transports })) as NonNullable<Excluded>,
  });
  await insertChallenge(db, options.challenge, staffId);
  return options;
}

/** Stores a passkey. The first factor also returns recovery codes, which are shown only once. */
export async function keepPasskey(
  db: Database,
  party: RelyingParty,
  owner: Owner,
  { answer, name }: { answer: object; name: string },
): Promise<string[] | 'stale' | 'refused'> {
  if (!mayChangeFactors(owner)) return 'stale';
  const { staffId } = owner;
  const challenge = challengeIn(answer);
  if (challenge === null || !(await takeChallenge(db, challenge, staffId))) return 'refused';
  const { verifyRegistrationResponse } = await webauthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: answer as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: idOf(party),
    requireUserVerification: true,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || !registrationInfo) return 'refused';
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return inTransaction<string[] | 'refused'>(db, async (trx) => {
    const before = await lockOwner(trx, staffId);
    const key = { id, staffId, name, publicKey: Buffer.from(publicKey), counter, transports };
    if (!(await insertPasskey(trx, key))) return { keep: false, outcome: 'refused' };
    return { keep: true, outcome: await factorAdded(trx, owner, before, 'passkey') };
  });
}

/**
 * Returns the challenge that a response claims to have signed, which is verified afterwards. Null if it
 * contains none.
 */
function challengeIn(answer: object): string | null {
  const { response } = answer as { response?: unknown };
  const data = typeof response === 'object' && response !== null ? textAt(response, 'clientDataJSON') : '';
  try {
    const challenge = textAt(JSON.parse(Buffer.from(data, 'base64url').toString()) as object, 'challenge');
    return challenge === '' ? null : challenge;
  } catch {
    return null;
  }
}

const textAt = (from: object | null, name: string): string => {
  const value = (from as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' ? value : '';
};
