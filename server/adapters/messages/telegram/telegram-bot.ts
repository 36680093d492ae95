import { z } from 'zod';
import type { ChatFailure } from '#shop/staff-chat/staff-chat.ts';
import { senderTimeoutMs } from '../message-sender.ts';

const botResponse = z.object({
  ok: z.boolean(),
  result: z.unknown().optional(),
  description: z.string().optional(),
  parameters: z.object({ retry_after: z.number().optional() }).optional(),
});

/** Parts of Telegram's errors. They are safe to store, because they repeat no part of the request. */
const errorSentences =
  /chat not found|unauthorized|bot was (?:kicked|blocked)|user is deactivated|not enough rights|upgraded to a supergroup|parse entities|too long|webhook is active|other getupdates/iu;
/** Telegram's answers after which a private chat gets nothing any more. */
const goneSentences = /chat not found|bot was blocked|user is deactivated/u;

export interface Bot {
  url: string;
  token: string;
}

/** The public part of a bot's token. */
export const numberOfBot = ({ token }: Bot): string => token.split(':')[0] ?? '';

/** What Telegram returned, or why it returned nothing. */
export type BotAnswer = { result: unknown } | { failure: ChatFailure };

/** A picture to upload with a call. */
export interface BotPhoto {
  content: Uint8Array<ArrayBuffer>;
  name: string;
}

/**
 * Calls Telegram's Bot API (core.telegram.org/bots/api). Never throws, and reports no address, because it contains the token.
 * @param timeoutMs longer for calls that wait for updates
 */
export async function callBot(
  { url, token }: Bot,
  method: string,
  parameters: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
  { photo, timeoutMs = senderTimeoutMs }: { photo?: BotPhoto; timeoutMs?: number } = {},
): Promise<BotAnswer> {
  const response = await fetch(`${url}/bot${token}/${method}`, {
    method: 'POST',
    redirect: 'manual',
    ...(photo
      ? await formOf(parameters, photo)
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(parameters) }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  }).catch(() => null);
  if (!response) return { failure: { reason: 'telegram answered nothing', isRefused: false } };
  const answer = botResponse.safeParse(await response.json().catch(() => null)).data;
  if (response.ok && answer?.ok) return { result: answer.result };
  const { description = '', parameters: more } = answer ?? {};
  const sentence = errorSentences.exec(description)?.[0].toLowerCase();
  const retryAfter = response.status === 429 ? (more?.retry_after ?? 60) : undefined;
  return {
    failure: {
      reason: `telegram answered ${response.status}${sentence ? `: ${sentence}` : ''}`,
      isRefused: [400, 401, 403, 404].includes(response.status),
      ...(retryAfter !== undefined && { retryAfter }),
    },
  };
}

/** Whether a chat ended on Telegram's side: the person blocked the bot, or deleted their account. */
export const isChatGone = ({ reason }: ChatFailure): boolean => goneSentences.test(reason);

/** Returns a form as bytes. As a stream, aborting the request would be an unhandled rejection in Node, which ends the thread. */
async function formOf(parameters: Readonly<Record<string, unknown>>, { content, name }: BotPhoto) {
  const form = new FormData();
  for (const [key, value] of Object.entries(parameters))
    form.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  form.set('photo', new Blob([content], { type: 'image/jpeg' }), name);
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  return { headers: { 'content-type': type }, body: new Uint8Array(await encoded.arrayBuffer()) };
}

/** The parameters of a message in HTML. */
export const htmlMessage = (chat: string, html: string) => ({
  chat_id: chat,
  text: html,
  parse_mode: 'HTML',
  link_preview_options: { is_disabled: true },
});

/** Sends HTML to the staff's chat. Returns null, or why it wasn't sent. */
export async function sendToChat(
  { chatId, ...bot }: Bot & { chatId: string },
  html: string,
  signal: AbortSignal,
): Promise<ChatFailure | null> {
  const answer = await callBot(bot, 'sendMessage', htmlMessage(chatId, html), signal);
  return 'failure' in answer ? answer.failure : null;
}
