import { orderChatLabels } from '#contract/labels/mail/order-chat.ts';
import { orderPageLabels } from '#contract/labels/storefront/order-page.ts';
import { fillLabel } from '#contract/labels/label-set.ts';
import { defaultLanguage, type LanguageCode } from '#contract/languages.ts';
import { proofLimits, proofSays } from '#contract/proofs.ts';
import { jobOrder, jobPath } from '#shop/jobs/jobs.ts';
import { consumeRateLimit, rateLimitKey, rateWindows } from '#shop/limits/limits.ts';
import { labelsOf } from '#shop/localisation/localisation.ts';
import {
  requestChanges,
  findProofAwaitingChanges,
  type Command,
  followOrder,
  ordersOfChat,
  readCallback,
  readCommand,
  stopChat,
} from '#shop/order-chats/order-chats.ts';
import { htmlMessage } from '../adapters/messages/telegram/telegram-bot.ts';
import type { AppContext } from '../context/context.ts';
import { escapeHtml } from '../mail/phrase.ts';
import { answerInChat, followedProof } from './proof-in-chat.ts';
import { isBotBlocked, type Person, privateChatOf, type Update } from './updates.ts';

/** A call of the bot with which the shop answers. */
export interface BotCall {
  method: string;
  parameters: Readonly<Record<string, unknown>>;
}

type Texts = keyof typeof orderChatLabels.texts | 'followHint';
type AnswerTexts = readonly [Texts, Texts?];

/** How many messages and presses of a chat are answered per hour. */
const maxPerHour = 60;

/**
 * Does what a person wants who writes to the bot or presses a button, and returns the answers. Only private chats count: the
 * staff's group has the same bot. Doing an update again changes nothing.
 */
export async function answerUpdate(app: AppContext, update: Update): Promise<BotCall[]> {
  const { message, callback_query: pressed, my_chat_member: member } = update;
  const chat = privateChatOf(update);
  if (chat === null) return [];
  const orders = await ordersOfChat(app.db, chat);
  const command = readCommand(message?.text ?? '');
  if (isBotBlocked(update) || command.kind === 'stop') await stopChat(app.db, chat);
  if (member) return [];
  const limit = rateLimitKey('chat', chat);
  if (!(await consumeRateLimit(app.db, limit, maxPerHour, rateWindows.hour))) return [];
  const from = message?.from ?? pressed?.from;
  const sender = { app, chat, from, lang: orders[0]?.language ?? languageOfPerson(from) };
  return pressed ? pressButton(sender, pressed) : answerCommand(sender, command, orders[0]?.orderId);
}

async function answerCommand(sender: Sender, command: Command, orderId?: number): Promise<BotCall[]> {
  if (command.kind === 'stop') return [await writeAnswer(sender, 'stopped')];
  if (command.kind === 'start') return start(sender, command.token);
  return orderId === undefined
    ? [await writeAnswer(sender, 'welcome')]
    : takeText(sender, command.text, orderId);
}

interface Sender {
  app: AppContext;
  chat: string;
  from: Person | undefined;
  lang: LanguageCode;
}

/** The language of a person who follows no order yet, as their Telegram has it. */
const languageOfPerson = (person: Person | undefined): LanguageCode =>
  person?.language_code.startsWith('km') ? 'ar' : defaultLanguage;

/** Returns a message, with a link to the page of an order if there is one. */
async function writeAnswer(
  { app, chat, lang }: Sender,
  text: Texts,
  { orderId, values = {}, more = [] }: { orderId?: number; values?: object; more?: readonly Texts[] } = {},
): Promise<BotCall> {
  const { followHint } = await labelsOf(app.db, orderPageLabels, lang);
  const t = { ...(await labelsOf(app.db, orderChatLabels, lang)), followHint };
  const order = orderId === undefined ? null : await jobOrder(app.db, { orderId });
  const url = order && !order.isEnded ? app.config.publicUrl + jobPath(app.secret, lang, order) : null;
  const lines = [text, ...more].map((key) => escapeHtml(fillLabel(t[key], { stop: '/stop', ...values })));
  const link = url === null ? [] : [`<a href="${escapeHtml(url)}">${escapeHtml(t.viewOrder)}</a>`];
  return { method: 'sendMessage', parameters: htmlMessage(chat, [...lines, ...link].join('\n\n')) };
}

async function start(sender: Sender, token: string): Promise<BotCall[]> {
  if (token === '') return [await writeAnswer(sender, 'welcome')];
  const outcome = await followOrder(sender.app.db, sender.app.secret, { chat: sender.chat, token });
  if (outcome === 'expired' || outcome === 'full') return [await writeAnswer(sender, outcome)];
  const { orderId, number, language } = outcome.order;
  return [
    await writeAnswer({ ...sender, lang: language }, 'followed', {
      orderId,
      values: { number },
      more: ['followHint'],
    }),
  ];
}

/** Returns the text for an answer to a proof that has changed since. If it is still open, its total has changed. */
async function answerNow(app: AppContext, chat: string, proofId: string): Promise<AnswerTexts> {
  const state = (await followedProof(app, chat, proofId))?.state ?? 'replaced';
  return state === 'chat' || state === 'page' ? ['onPage'] : proofSays[state];
}

/** Answers a proof by a button of its message. Its answer is what the proof is now, so that pressing twice is safe. */
async function pressButton(
  sender: Sender,
  { id, data = '', message }: NonNullable<Update['callback_query']>,
): Promise<BotCall[]> {
  const { app, chat, from } = sender;
  const done: BotCall = { method: 'answerCallbackQuery', parameters: { callback_query_id: id } };
  const wish = readCallback(data);
  const found = wish && (await followedProof(app, chat, wish.proofId));
  if (!wish || !found) return [done, await writeAnswer(sender, 'notFollowed')];
  const { orderId, lang, number, proof, state } = found;
  const values = { number, n: proof?.number ?? 0 };
  const answer = ([text, next]: AnswerTexts) =>
    writeAnswer({ ...sender, lang }, text, { orderId, values, ...(next && { more: [next] }) });
  const withoutButtons: BotCall = {
    method: 'editMessageReplyMarkup',
    parameters: { chat_id: chat, message_id: message?.message_id, reply_markup: { inline_keyboard: [] } },
  };
  if (state !== 'chat' && state !== 'page') return [done, withoutButtons, await answer(proofSays[state])];
  if (wish.kind === 'changes') {
    await requestChanges(app.db, chat, { orderId, proofId: wish.proofId });
    const { parameters, method } = await answer(['whatToChange']);
    return [done, { method, parameters: { ...parameters, reply_markup: { force_reply: true } } }];
  }
  if (state === 'page') return [done, await answer(['onPage'])];
  const { shownCents } = wish;
  const isDone = await answerInChat(app, found, { state: 'approved', shownCents, answer: '', from });
  return [
    done,
    withoutButtons,
    await answer(isDone ? ['approved'] : await answerNow(app, chat, wish.proofId)),
  ];
}

/** Takes what to change on a proof, if its button was pressed before. Other texts aren't read. */
async function takeText(sender: Sender, text: string, newest: number): Promise<BotCall[]> {
  const { app, chat, from } = sender;
  const proofId = await findProofAwaitingChanges(app.db, chat);
  const found = proofId === null ? null : await followedProof(app, chat, proofId);
  if (!found?.proof || proofId === null) return [await writeAnswer(sender, 'unread', { orderId: newest })];
  const { orderId, lang, number, proof, state } = found;
  const answer = ([key, next]: AnswerTexts, values: object = {}) =>
    writeAnswer({ ...sender, lang }, key, {
      orderId,
      values: { number, n: proof.number, ...values },
      ...(next && { more: [next] }),
    });
  const answerText = text.trim().toWellFormed();
  if (answerText === '' || answerText.length > proofLimits.answer)
    return [await answer(['textNeeded'], { n: proofLimits.answer })];
  if (state !== 'chat' && state !== 'page') return [await answer(proofSays[state])];
  const wish = { state: 'changes', shownCents: proof.totalCents, answer: answerText, from } as const;
  const isDone = await answerInChat(app, found, wish);
  return [await answer(isDone ? ['changesSent'] : await answerNow(app, chat, proofId))];
}
