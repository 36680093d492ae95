import { cambodianNumber } from '#contract/forms/e164.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { type OrderCodeRequest, sendOrderCode, checkOrderCode } from '#shop/accounts/accounts.ts';
import { consumeRateLimit, rateLimitKey, rateWindows } from '#shop/limits/limits.ts';
import { jobOrder, type JobOrder } from './job-queries.ts';

/** How often orders can be looked for from one address per hour. */
const maxPerHour = 20;

/** What a customer without a link enters about an order. */
interface Known extends Omit<OrderCodeRequest, 'to'> {
  phone: string;
}

const plain = (phone: string) => cambodianNumber(phone) ?? phone.replaceAll(/\D/gu, '');

/** Returns the order with this number and phone, while links to it work. */
async function orderOfPhone(db: Database, { number, phone }: Known): Promise<JobOrder | null> {
  const order = await jobOrder(db, { number });
  const isTheirs = plain(phone) !== '' && order?.contact.phones.some((each) => plain(each) === plain(phone));
  return order && isTheirs && !order.isEnded && order.contact.email !== '' ? order : null;
}

/**
 * Sends a code to the order's own email address or number, if the number and phone fit. The answer is the same if they don't.
 * @returns what proves who requested the code; null after too many requests
 */
export async function sendJobCode(
  db: Database,
  request: Known & {
    language: LanguageCode;
    phoneLimits: Parameters<typeof sendOrderCode>[1]['phoneLimits'];
  },
): Promise<string | null> {
  const limit = rateLimitKey('find order', request.address);
  if (!(await consumeRateLimit(db, limit, maxPerHour, rateWindows.hour))) return null;
  const order = await orderOfPhone(db, request);
  return sendOrderCode(db, { ...request, to: order?.contact.email ?? null });
}

/** Returns the order that a code opens, or null if the code isn't right; 'limited' after too many attempts. */
export async function jobOfCode(
  db: Database,
  request: Known & { code: string; token: string },
): Promise<JobOrder | null | 'limited'> {
  const order = await orderOfPhone(db, request);
  const isRight = await checkOrderCode(db, { ...request, to: order?.contact.email ?? null });
  return isRight === 'limited' ? isRight : isRight ? order : null;
}

/** Sends a code for approving a proof to the order's own email address or number. Returns what proves the request. */
export async function sendApprovalCode(
  db: Database,
  { contact: { email }, number, language }: JobOrder,
  request: Omit<OrderCodeRequest, 'to' | 'number'> & {
    phoneLimits: Parameters<typeof sendOrderCode>[1]['phoneLimits'];
  },
): Promise<string | null> {
  const limit = rateLimitKey('find order', request.address);
  if (email === '' || !(await consumeRateLimit(db, limit, maxPerHour, rateWindows.hour))) return null;
  return sendOrderCode(db, { ...request, number, language, to: email });
}

/** Returns whether a code for approving a proof is right, and uses it; 'limited' after too many attempts. */
export const checkApprovalCode = (
  db: Database,
  { contact: { email }, number }: JobOrder,
  request: Omit<OrderCodeRequest, 'to' | 'number'> & { code: string; token: string },
): Promise<boolean | 'limited'> => checkOrderCode(db, { ...request, number, to: email || null });
