import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { hashQueue } from './hash-queue.ts';

/** Argon2id as OWASP asks at least; stored hashes made with less are made anew at the next login. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The same password typed on two keyboards can differ in code points. */
const normal = (password: string): string => password.normalize('NFKC');

/** The hash to store (PHC text). Waits its turn; never cuts the password. */
export async function hashPassword(password: string): Promise<string> {
  return hashQueue.run(() => hash(normal(password), parameters));
}

/** Whether `password` is the one `stored` was made from. Waits its turn. @throws when `stored` is no argon2 hash. */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  return hashQueue.run(() => verify(stored, normal(password)));
}

/** Whether a stored hash was made with other parameters than are used now. */
export function isOutdated(stored: string): boolean {
  const { algorithm, ...made } = parseOptions(stored);
  const argon2id = 2;
  return (
    algorithm !== argon2id ||
    made.memoryCost !== parameters.memoryCost ||
    made.timeCost !== parameters.timeCost ||
    made.parallelism !== parameters.parallelism
  );
}

/** A hash no password fits; checking one against it costs exactly what checking a real one costs. */
export function nobodysHash(): string {
  const { memoryCost, timeCost, parallelism } = parameters;
  const [salt, output] = [16, 32].map((length) => randomBytes(length).toString('base64').replace(/=+$/u, ''));
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${output}`;
}
