import type { Generated } from 'kysely';

export interface ChatTables {
  order_chat: {
    id: Generated<number>;
    order_id: number;
    /** Telegram's number of the private chat. */
    chat: string;
    /** Which link was used: when it ends, and its number. */
    token: string;
    followed_at: Generated<Date>;
    /** The proof about which the next message in the chat is. */
    proof_id: string | null;
    requested_at: Date | null;
  };
  telegram_bot: {
    /** The first part of its token. */
    bot: string;
    username: Generated<string>;
    next_update: Generated<number>;
    /** The process that reads its updates. */
    holder: string | null;
    held_until: Generated<Date>;
  };
}
