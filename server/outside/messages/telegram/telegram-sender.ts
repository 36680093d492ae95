import { z } from 'zod';
import { ProviderError, wordOf } from '../../payments/provider-error.ts';
import { type MessageSender, senderPatience } from '../message-sender.ts';

const name = 'telegram';
const answered = z.object({ ok: z.boolean(), error: z.string().optional() });

/**
 * Telegram's Gateway: brings codes of four to eight digits, in its own words, to numbers that have Telegram, and nothing
 * else. What it refuses costs nothing.
 */
export const telegramSender = ({ url, token }: { url: string; token: string }): MessageSender => ({
  name,
  takes: ({ code }) => code !== null && /^\d{4,8}$/u.test(code),
  async send({ number, code }, signal) {
    const response = await fetch(`${url}/sendVerificationMessage`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ phone_number: number, code }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(senderPatience)]),
    }).catch(() => null);
    if (!response) throw new ProviderError(name, 0, 'no_answer');
    const answer = answered.safeParse(await response.json().catch(() => null));
    if (response.ok && answer.data?.ok) return;
    // A refusal may come with 200: it counts as one, so that the breaker stays closed.
    const status = response.ok && answer.success ? 422 : response.status;
    throw new ProviderError(name, status, wordOf(answer.data?.error));
  },
});
