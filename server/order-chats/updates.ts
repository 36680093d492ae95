import { z } from 'zod';

const chat = z.object({ id: z.number(), type: z.string() });
const person = z.object({
  first_name: z.string().default(''),
  last_name: z.string().default(''),
  language_code: z.string().default(''),
});

/** The parts of Telegram's updates that the shop reads. */
const update = z.object({
  update_id: z.number().int(),
  message: z.object({ chat, from: person.optional(), text: z.string().optional() }).optional(),
  callback_query: z
    .object({
      id: z.string(),
      from: person,
      message: z.object({ message_id: z.number(), chat }).optional(),
      data: z.string().optional(),
    })
    .optional(),
  my_chat_member: z.object({ chat, new_chat_member: z.object({ status: z.string() }) }).optional(),
});
export type Update = z.output<typeof update>;
export type Person = z.output<typeof person>;

export const updateKinds = ['message', 'callback_query', 'my_chat_member'];

/** Returns Telegram's number of the private chat that an update is about; null for a group. */
export function privateChatOf({ message, callback_query: pressed, my_chat_member: member }: Update) {
  const place = message?.chat ?? pressed?.message?.chat ?? member?.chat;
  return place?.type === 'private' ? String(place.id) : null;
}

export const isBotBlocked = ({ my_chat_member: member }: Update): boolean =>
  member !== undefined && ['kicked', 'left'].includes(member.new_chat_member.status);

/** Reads the updates of an answer. One of an unknown shape is passed over, because it would come again forever. */
export function readUpdates(result: unknown): Update[] {
  const rows = z.array(z.object({ update_id: z.number().int() }).loose()).safeParse(result).data ?? [];
  return rows.map((row) => update.safeParse(row).data ?? { update_id: row.update_id });
}
