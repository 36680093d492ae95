import { type RequestRecord, type StubResponse, stubServer } from './stub-server.ts';

// A stand-in for Telegram's Bot API according to its documentation: what people send to the bot, and what it sends to them.

export const botToken = '12345678:abcdefghijklmnopqrst';

/** A message that reached a chat. */
export interface ChatMessage {
  method: string;
  chat: string;
  /** Its HTML, with the caption of a picture. */
  html: string;
  hasPhoto: boolean;
  /** Its buttons: their names, and the data that pressing them returns. */
  buttons: { text: string; callback_data: string }[];
}

const ok = (result: unknown = true): StubResponse => ({ status: 200, body: { ok: true, result } });
const refused = (status: number, description: string, more: object = {}): StubResponse => ({
  status,
  body: { ok: false, error_code: status, description, ...more },
});

/** Reads the fields of a form with files, which are only counted. */
function fieldsOf(body: string): Record<string, string> {
  return Object.fromEntries(
    [...body.matchAll(/name="(\w+)"(; filename="[^"]*")?\r\n(?:[^\r\n]+\r\n)*\r\n([^]*?)\r\n--/gu)].map(
      ([, name = '', isFile, value = '']) => [name, isFile === undefined ? value : 'file'],
    ),
  );
}

export async function telegramStub() {
  let updates: { update_id: number }[] = [];
  let last = 500;
  const messages: ChatMessage[] = [];
  /** The answers to calls of the bot, in order. */
  const calls: { method: string; parameters: Record<string, unknown> }[] = [];
  const blocked = new Set<string>();
  /** Makes every answer to a method this one, or to all methods; null for normal answers. */
  let refusal: { response: StubResponse; of?: string } | null = null;

  function answer({ path, body, headers }: RequestRecord): StubResponse {
    const method = path.split('/').at(-1) ?? '';
    if (!path.startsWith(`/bot${botToken}/`)) return refused(401, 'Unauthorized');
    const isForm = headers['content-type']?.startsWith('multipart/') ?? false;
    const parameters = (isForm ? fieldsOf(body) : JSON.parse(body)) as Record<string, unknown>;
    if (refusal && (refusal.of ?? method) === method) return refusal.response;
    if (method === 'getUpdates') {
      updates = updates.filter(({ update_id: id }) => id >= Number(parameters['offset']));
      return ok(updates);
    }
    calls.push({ method, parameters });
    if (method === 'getMe') return ok({ id: 12345678, is_bot: true, username: 'angkor_gifts_bot' });
    const text = (name: string) => (typeof parameters[name] === 'string' ? parameters[name] : '');
    const chat = text('chat_id');
    if (blocked.has(chat)) return refused(403, 'Forbidden: bot was blocked by the user');
    if (method === 'sendMessage' || method === 'sendPhoto') {
      const markup = parameters['reply_markup'];
      const { inline_keyboard: rows = [] } = (
        typeof markup === 'string' ? JSON.parse(markup) : (markup ?? {})
      ) as {
        inline_keyboard?: ChatMessage['buttons'][];
      };
      messages.push({
        method,
        chat,
        html: text('text') || text('caption'),
        hasPhoto: parameters['photo'] === 'file',
        buttons: rows.flat(),
      });
      return ok({ message_id: messages.length });
    }
    return ok();
  }
  const server = await stubServer(answer);
  const send = (update: object) => void updates.push({ update_id: (last += 1), ...update });
  const chatOf = (id: number, type = 'private') => ({ id, type });
  const from = { id: 1, is_bot: false, first_name: 'Maly', last_name: 'Sok', language_code: 'en' };

  return {
    ...server,
    env: {
      TELEGRAM_BOT_TOKEN: botToken,
      TELEGRAM_CHAT_ID: '-100',
      TELEGRAM_BOT_ADDRESS: `http://127.0.0.1:${server.port}`,
    },
    messages,
    calls,
    blocked,
    /** What was sent to a chat. */
    sentTo: (chat: number) => messages.filter((message) => message.chat === String(chat)),
    waiting: () => updates.length,
    refuse: (response: StubResponse | null, of?: string) =>
      void (refusal = response && { response, ...(of !== undefined && { of }) }),
    /** A person writes to the bot. */
    write: (chat: number, text: string | undefined, more: object = {}) =>
      send({
        message: {
          message_id: last,
          chat: chatOf(chat),
          from: { ...from, ...more },
          ...(text !== undefined && { text }),
        },
      }),
    writeInGroup: (chat: number, text: string) =>
      send({ message: { message_id: last, chat: chatOf(chat, 'supergroup'), from, text } }),
    press: (chat: number, data: string) =>
      send({
        callback_query: { id: `q${last}`, from, message: { message_id: last, chat: chatOf(chat) }, data },
      }),
    block: (chat: number) =>
      send({ my_chat_member: { chat: chatOf(chat), new_chat_member: { status: 'kicked', user: {} } } }),
    /** Sends something of an unknown shape. */
    sendRaw: send,
  };
}
