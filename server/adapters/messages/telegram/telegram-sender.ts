import { z } from 'zod';
import { ProviderError, safeErrorCode } from '../../../payments/provider-error.ts';
import { type MessageSender, senderTimeoutMs } from '../message-sender.ts';

const name = 'telegram';
const answered = z.object({ ok: z.boolean(), error: z.string().optional() });

/** How long a message is valid, in seconds: as long as a code (30 to 3600 are allowed). */
const lifetime = 600;

/**
 * Telegram's Gateway (core.telegram.org/gateway/api): only sends codes of four to eight digits, in its own text, to
 * numbers with Telegram. It charges per delivery, and refunds messages not delivered within `ttl`.
 */
export const telegramSender = ({ url, token }: { url: string; token: string }): MessageSender => ({
  name,
  takes: ({ code }) => code !== null && /^\d{4,8}$/u.test(code),
  async send({ number, code }, signal) {
    const response = await fetch(`${url}/sendVerificationMessage`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ phone_number: number, code, ttl: lifetime }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(senderTimeoutMs)]),
    }).catch(() => null);
    if (!response) throw new ProviderError(name, 0, 'no_answer');
    const answer = answered.safeParse(await response.json().catch(() => null));
    if (response.ok && answer.data?.ok) return;
    const errorCode = safeErrorCode(answer.data?.error);
    // A refusal comes with 200 and `ok: false`. Only a rejected token affects all numbers, so it opens the
    // circuit breaker.
    const refusal = errorCode.startsWith('ACCESS_TOKEN') ? 401 : 422;
    throw new ProviderError(name, response.ok && answer.success ? refusal : response.status, errorCode);
  },
});
