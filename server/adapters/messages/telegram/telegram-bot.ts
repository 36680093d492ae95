import { z } from 'zod';
import type { ChatFailure } from '#shop/staff-chat/staff-chat.ts';
import { senderTimeoutMs } from '../message-sender.ts';

const botResponse = z.object({
  ok: z.boolean(),
  description: z.string().optional(),
  parameters: z.object({ retry_after: z.number().optional() }).optional(),
});

/** Parts of Telegram's errors. They are safe to store, because they repeat no part of the request. */
const errorSentences =
  /chat not found|unauthorized|bot was (?:kicked|blocked)|not enough rights|upgraded to a supergroup|parse entities|too long/iu;

/**
 * Telegram's Bot API (core.telegram.org/bots/api): sends HTML to one chat. Returns null, or why it wasn't sent. Never
 * throws, and reports no address, because it contains the token.
 */
export async function sendToChat(
  { url, token, chatId }: { url: string; token: string; chatId: string },
  html: string,
  signal: AbortSignal,
): Promise<ChatFailure | null> {
  const response = await fetch(`${url}/bot${token}/sendMessage`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      chat_id: chatId,
      text: html,
      parse_mode: 'HTML',
      link_preview_options: { is_disabled: true },
    }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(senderTimeoutMs)]),
  }).catch(() => null);
  if (!response) return { reason: 'telegram answered nothing', isRefused: false };
  const answer = botResponse.safeParse(await response.json().catch(() => null)).data;
  if (response.ok && answer?.ok) return null;
  const { description = '', parameters } = answer ?? {};
  const sentence = errorSentences.exec(description)?.[0].toLowerCase();
  const retryAfter = response.status === 429 ? (parameters?.retry_after ?? 60) : undefined;
  return {
    reason: `telegram answered ${response.status}${sentence ? `: ${sentence}` : ''}`,
    isRefused: [400, 401, 403, 404].includes(response.status),
    ...(retryAfter !== undefined && { retryAfter }),
  };
}
