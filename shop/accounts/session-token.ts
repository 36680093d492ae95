import { createHash, randomBytes } from 'node:crypto';

/** An unguessable text of 43 characters: a session's token, or the value of the cookie that binds one to its browser. */
export const newSecretText = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token or a cookie's value. */
export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
