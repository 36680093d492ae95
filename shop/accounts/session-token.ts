import { createHash, randomBytes } from 'node:crypto';

/**
 * Returns a random string of 43 characters: a session token, or the value of the cookie that binds one to its browser.
 */
export const newSecretText = (): string => randomBytes(32).toString('base64url');

/** Returns the stored form of a token or cookie value. */
export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
