import { orderChatLabels } from '#contract/labels/mail/order-chat.ts';
import type { Database } from '#database/schema.ts';
import { jobOrder, jobProofs } from '#shop/jobs/jobs.ts';
import { labelsOf } from '#shop/localisation/localisation.ts';
import { callbackOf, chatOfMessage, proofForChat, stopChat } from '#shop/order-chats/order-chats.ts';
import type { MailTransport, OutgoingMail } from '../../adapters/mail/outgoing-mail.ts';
import { ChatError } from '../../adapters/messages/telegram/chat-error.ts';
import {
  type Bot,
  type BotPhoto,
  callBot,
  htmlMessage,
  isChatGone,
} from '../../adapters/messages/telegram/telegram-bot.ts';
import type { FileStore } from '../../adapters/storage/file-store.ts';

interface ChatTransportOptions {
  db: Database;
  /** Null if no bot is set up, so that nothing can be sent. */
  bot: Bot | null;
  /** The private store, with the pictures of proofs. */
  files: Pick<FileStore, 'read'>;
}

/** Sends the messages of orders to the Telegram chats that follow them, and proofs with their picture and buttons. */
export function chatTransport({ db, bot, files }: ChatTransportOptions): MailTransport {
  /** Telegram counts requests per bot, so this process sends nothing until then. */
  let pausedUntil = 0;
  return {
    async send(mail, signal) {
      const seconds = Math.ceil((pausedUntil - Date.now()) / 1000);
      if (seconds > 0)
        throw new ChatError({ reason: 'Telegram limits messages', isRefused: false, retryAfter: seconds });
      const chat = bot && (await chatOfMessage(db, mail.to));
      if (!bot || !chat)
        throw new ChatError({ reason: bot ? 'the chat has ended' : 'no telegram bot', isRefused: true });
      const { photo, ...keyboard } = await proofParts(mail, chat.orderId);
      const { text, ...message } = htmlMessage(chat.chat, mail.chat);
      const answer = photo
        ? await callBot(bot, 'sendPhoto', { ...message, caption: text, ...keyboard }, signal, { photo })
        : await callBot(bot, 'sendMessage', { ...message, text, ...keyboard }, signal);
      if (!('failure' in answer)) return;
      const { failure } = answer;
      if (failure.retryAfter !== undefined) pausedUntil = Date.now() + failure.retryAfter * 1000;
      if (isChatGone(failure)) await stopChat(db, chat.chat);
      throw new ChatError(failure);
    },
  };

  /** Returns the picture of a proof and the buttons that answer it, as it is now. */
  async function proofParts({ proof }: OutgoingMail, orderId: number): Promise<ProofParts> {
    if (!proof) return {};
    const order = await jobOrder(db, { orderId });
    const proofs = order ? await jobProofs(db, order) : [];
    const found = proofs.find(({ itemId, number }) => itemId === proof.itemId && number === proof.number);
    if (!order || !found) return {};
    const { approveBy } = order;
    const sheet = found.sheet === '' ? null : await files.read(found.sheet);
    const photo = sheet ? { photo: await photoOf(sheet) } : {};
    const state = proofForChat({ proofs, approveBy, payment: null }, found.id);
    if (state !== 'chat' && state !== 'page') return photo;
    const t = await labelsOf(db, orderChatLabels, order.language);
    const button = (text: string, callback_data: string) => ({ text, callback_data });
    const buttons = [
      ...(state === 'chat' ? [button(t.approve, callbackOf('approve', found.id, found.totalCents))] : []),
      button(t.askChanges, callbackOf('changes', found.id)),
    ];
    return { ...photo, reply_markup: { inline_keyboard: [buttons] } };
  }
}

interface ProofParts {
  photo?: BotPhoto;
  reply_markup?: object;
}

/** Telegram shows JPEG everywhere, and proofs are WebP. The library loads only for them. */
async function photoOf(sheet: Buffer): Promise<BotPhoto> {
  const { asJpeg } = await import('../../pictures/as-jpeg.ts');
  return { content: new Uint8Array(await asJpeg(sheet)), name: 'proof.jpg' };
}
