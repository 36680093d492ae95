import { ProviderError } from '../provider-error.ts';

/** A transfer as the service reports it. */
export interface Transfer {
  /** The service's id of the payment: 64 hexadecimal digits. */
  hash: string;
  /** The recipient's account. */
  to: string;
  currency: string;
  /** The amount as sent, in dollars or riel, because a number would lose precision. */
  amount: string;
  /** When the payer sent it. */
  madeAt: Date;
}

/** The service's answer. `code` is 0 on success, otherwise its error number; `data` is any payload. */
export interface BakongResponse {
  code: number;
  data: unknown;
}

/** The service's error numbers. */
export const errors = { notFound: 1, failed: 3, unauthorized: 6, accountNotFound: 11 } as const;

/** Keeps amounts as the text that was sent. */
const exact = (key: string, value: unknown, context?: { source?: string }): unknown =>
  key === 'amount' && typeof value === 'number' ? (context?.source ?? '') : value;

const notUnderstood = () => new ProviderError('Bakong', 200, 'not_understood');

/**
 * Parses an answer.
 * @throws ProviderError for an invalid answer
 */
export function readAnswer(text: string): BakongResponse {
  let reply: unknown;
  try {
    reply = JSON.parse(text, exact);
  } catch {
    throw notUnderstood();
  }
  if (typeof reply !== 'object' || reply === null) throw notUnderstood();
  const { responseCode, errorCode, data = null } = reply as Record<string, unknown>;
  if (responseCode === 0) return { code: 0, data };
  if (responseCode !== 1 || typeof errorCode !== 'number' || errorCode < 1) throw notUnderstood();
  return { code: errorCode, data };
}

/**
 * Parses a transfer.
 * @throws ProviderError for an invalid transfer
 */
export function readTransfer(data: unknown): Transfer {
  if (typeof data !== 'object' || data === null) throw notUnderstood();
  const { hash, toAccountId, currency, amount, createdDateMs, acknowledgedDateMs } = data as Record<
    string,
    unknown
  >;
  if (typeof hash !== 'string' || !/^[\da-f]{64}$/iu.test(hash)) throw notUnderstood();
  if (typeof toAccountId !== 'string' || typeof currency !== 'string' || typeof amount !== 'string')
    throw notUnderstood();
  const at = [createdDateMs, acknowledgedDateMs].find((each): each is number => Number.isSafeInteger(each));
  return { hash: hash.toLowerCase(), to: toAccountId, currency, amount, madeAt: new Date(at ?? Date.now()) };
}

/**
 * Parses a token.
 * @throws ProviderError for an invalid token
 */
export function readToken(data: unknown): string {
  const token = typeof data === 'object' && data !== null ? (data as { token?: unknown }).token : undefined;
  if (typeof token !== 'string' || !/^[\w.~+/=-]{8,4000}$/u.test(token)) throw notUnderstood();
  return token;
}

/** Returns the URL that opens the bank's app; '' if invalid. */
export function readLink(data: unknown): string {
  const link =
    typeof data === 'object' && data !== null ? (data as { shortLink?: unknown }).shortLink : undefined;
  return typeof link === 'string' && link.length <= 500 && /^https:\/\/[^\s"'<>]+$/u.test(link) ? link : '';
}
