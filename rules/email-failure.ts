/** Why the email server didn't take an email, as staff can mend it. */
export type EmailFailure = 'password' | 'host' | 'closed' | 'tls' | 'timeout' | 'sender' | 'recipient';

/** By the codes that a failed attempt records, the most telling first. */
const patterns: readonly (readonly [EmailFailure, RegExp])[] = [
  ['password', /^(?:EAUTH|EOAUTH2|ENOAUTH)\b/u],
  ['host', /^EDNS\b|\b(?:ENOTFOUND|EAI_AGAIN)\b/u],
  ['closed', /^ECONNECTION\b|\b(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)\b/u],
  ['tls', /^(?:ETLS|EREQUIRETLS)\b|\bTLS\b/u],
  ['timeout', /^ETIMEDOUT\b|^took too long$/u],
  ['sender', /\bMAIL FROM\b/u],
  ['recipient', /\bRCPT TO\b/u],
];

/** Returns the fault in the recorded reason of a failed attempt; null for any other reason. */
export const emailFailure = (reason: string): EmailFailure | null =>
  patterns.find(([, pattern]) => pattern.test(reason))?.[0] ?? null;
