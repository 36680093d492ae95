import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { hashQueue } from './hash-queue.ts';

/** Argon2id with OWASP's minimum parameters; weaker stored hashes are upgraded at the next login. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Normalizes a password: the same one typed on two keyboards can differ in code points. */
const normal = (password: string): string => password.normalize('NFKC');

/** Returns the hash to store (PHC string). Runs in the queue and never truncates the password. */
export async function hashPassword(password: string): Promise<string> {
  return hashQueue.run(() => hash(normal(password), parameters));
}

/**
 * Returns whether `password` matches the hash `stored`. Runs in the queue.
 * @throws when `stored` isn't an argon2 hash
 */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  return hashQueue.run(() => verify(stored, normal(password)));
}

/** Returns whether a stored hash was made with other than the current parameters. */
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

/** Returns a hash that no password matches; verifying against it takes exactly as long as against a real one. */
export function nobodysHash(): string {
  const { memoryCost, timeCost, parallelism } = parameters;
  const [salt, output] = [16, 32].map((length) => randomBytes(length).toString('base64').replace(/=+$/u, ''));
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${output}`;
}
