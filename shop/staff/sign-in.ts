import type { Database } from '#database/schema.ts';
import {
  deviceOf,
  hashQueue,
  newSecretText,
  nobodysHash,
  sha256,
  verifyPassword,
} from '#shop/accounts/accounts.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import { queues } from '#shop/capacity/capacity.ts';
import { withinTransaction } from '#shop/transaction.ts';
import { workQueue } from '#shop/work-queue/work-queue.ts';
import { countAttempt, attemptsLeft } from './guesses.ts';
import { findSession, insertSession } from './session-queries.ts';
import { credentialsOf } from './staff-queries.ts';

/** The client of a sign-in. */
export interface Machine {
  address: string;
  userAgent: string;
}

/** The browser stores the token; the office stores only its hash. */
export interface SignedIn {
  token: string;
  state: 'enrol' | 'secondFactor' | 'in';
}

export type SignInRefusal = 'busy' | 'limited' | { triesLeft: number };

const signInQueue = workQueue(queues.logins.size);

/**
 * Verifies the first factor. Unknown addresses, wrong passwords and deactivated accounts get the same refusal
 * after the same work. For staff of a demo it is the only factor, and `mayDemo` is whether they may sign in
 * at all: in a demo, from its own machine.
 */
export async function signIn(
  db: Database,
  request: Machine & { email: string; password: string; mayDemo: boolean },
): Promise<SignedIn | SignInRefusal> {
  if (signInQueue.isFull()) return 'busy';
  return signInQueue.run(() => signInNow(db, request));
}

async function signInNow(
  db: Database,
  { email, password, mayDemo, ...machine }: Machine & { email: string; password: string; mayDemo: boolean },
): Promise<SignedIn | SignInRefusal> {
  const found = await credentialsOf(db, email);
  const whose = found === null ? `address ${email}` : `staff ${found.staffId}`;
  const counted = await countAttempt(db, { whose, address: machine.address });
  if (!counted) return 'limited';
  if (hashQueue.isFull()) {
    await counted.forget();
    return 'busy';
  }
  const fits = await verifyPassword(found?.passwordHash ?? nobodysHash(), password);
  if (!found?.passwordHash || !fits || !found.isActive || (found.isDemo && !mayDemo)) {
    await writeAudit(db, found ? staffActor(found.staffId) : 'guest', 'staff sign-in refused', {});
    return { triesLeft: await attemptsLeft(db, whose) };
  }
  await counted.forget();
  return openSession(db, { staffId: found.staffId, machine, by: 'password', isIn: found.isDemo });
}

/** Begins a session after successful verification. */
export async function openSession(
  db: Database,
  {
    staffId,
    machine,
    by,
    isIn,
  }: { staffId: number; machine: Machine; by: 'password' | 'passkey'; isIn: boolean },
): Promise<SignedIn> {
  const token = newSecretText();
  const tokenHash = sha256(token);
  return withinTransaction(db, async (trx) => {
    await insertSession(trx, { staffId, tokenHash, device: deviceOf(machine.userAgent), isIn });
    await writeAudit(trx, staffActor(staffId), 'staff signed in', { by });
    const session = await findSession(trx, tokenHash);
    if (!session) throw new Error(`staff ${staffId} is out by now`);
    return { token, state: session.state };
  });
}
