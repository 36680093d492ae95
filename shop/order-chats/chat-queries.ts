import { sql } from 'kysely';
import { type LanguageCode, languageOf } from '#contract/languages.ts';
import { preparedQuery } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { type Actor, auditRows, customerActorOf } from '#shop/audit/audit.ts';

/** How many chats can follow an order, such as a customer and their colleagues. */
const maxChats = 5;
/** Minutes in which the customer says what to change, after pressing the button. */
const minutesToAnswer = 60;

/**
 * Stores that a chat follows an order. `used`: the link was used in another chat. Links of an order are used one after the
 * other, under its lock.
 */
export async function insertChat(
  db: Database,
  { orderId, chat, token }: { orderId: number; chat: string; token: string },
): Promise<'new' | 'known' | 'used' | 'full'> {
  await sql`select from customer_order where id = ${orderId}::int for no key update`.execute(db);
  const { rows } = await sql<{ chat: string; token: string }>`
    select chat, token from order_chat where order_id = ${orderId}::int`.execute(db);
  if (rows.some((each) => each.chat === chat)) return 'known';
  if (rows.some((each) => each.token === token)) return 'used';
  if (rows.length >= maxChats) return 'full';
  await sql`insert into order_chat (order_id, chat, token) values (${orderId}::int, ${chat}, ${token})`.execute(
    db,
  );
  return 'new';
}

/** Returns since when chats follow an order, oldest first. */
export async function chatsOfOrder(db: Database, orderId: number): Promise<Date[]> {
  const query = sql<{ at: Date }>`
    select followed_at as at from order_chat where order_id = ${orderId}::int order by id`;
  const { rows } = await db.executeQuery(preparedQuery('chats-of-order', query.compile(db)));
  return rows.map(({ at }) => at);
}

export interface ChatOrder {
  orderId: number;
  number: string;
  language: LanguageCode;
}

/** Returns the orders that a chat follows, newest first. */
export async function ordersOfChat(db: Database, chat: string): Promise<ChatOrder[]> {
  const { rows } = await sql<Omit<ChatOrder, 'language'> & { languageId: number }>`
    select o.id as "orderId", o.number, o.language_id as "languageId" from order_chat c
    join customer_order o on o.id = c.order_id where c.chat = ${chat} order by c.id desc`.execute(db);
  return rows.map(({ languageId, ...order }) => ({ ...order, language: languageOf(languageId) }));
}

/** Returns the order of a proof if the chat follows it, or null. */
export async function isFollowing(db: Database, chat: string, proofId: string): Promise<ChatOrder | null> {
  const { rows } = await sql<{ orderId: number }>`
    select i.order_id as "orderId" from proof p join order_item i on i.id = p.item_id
      join order_chat c on c.order_id = i.order_id and c.chat = ${chat}
    where p.id = ${proofId}::uuid`.execute(db);
  const [found] = rows;
  const orders = found ? await ordersOfChat(db, chat) : [];
  return orders.find(({ orderId }) => orderId === found?.orderId) ?? null;
}

/** The chat behind a recipient in the outbox, such as `telegram:12`. */
export interface ChatOfMessage {
  chat: string;
  orderId: number;
}

/** Returns the chat of a queued message; null if it has ended. */
export async function chatOfMessage(db: Database, recipient: string): Promise<ChatOfMessage | null> {
  const id = Number(/^telegram:(\d{1,9})$/u.exec(recipient)?.[1] ?? 0);
  const { rows } = await sql<ChatOfMessage>`
    select chat, order_id as "orderId" from order_chat where id = ${id}::int`.execute(db);
  return rows[0] ?? null;
}

/** Ends all chats of an order. Returns false if none follows it. */
export async function endChats(db: Database, orderId: number, by: Actor): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`
    with gone as (delete from order_chat where order_id = ${orderId}::int returning order_id),
    noted as (${auditRows(by, 'order chats ended', { order: sql<number>`order_id` }, sql`from gone group by order_id`)})
    select count(*)::int as n from gone`.execute(db);
  return rows[0]?.n !== 0;
}

/** Ends everything that a chat follows, because it said so or blocked the bot. Returns how many orders that were. */
export async function stopChat(db: Database, chat: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with gone as (delete from order_chat where chat = ${chat} returning order_id),
    orders as (select o.id, o.customer_id from gone g join customer_order o on o.id = g.order_id),
    noted as (${auditRows(customerActorOf(sql`customer_id`), 'order chats ended', { order: sql<number>`id` }, sql`from orders`)})
    select count(*)::int as n from gone`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Waits for the message that says what to change on a proof. It isn't forgotten then, so that a repeated message finds it. */
export async function requestChanges(
  db: Database,
  chat: string,
  { orderId, proofId }: { orderId: number; proofId: string },
): Promise<void> {
  await sql`
    update order_chat set proof_id = case when order_id = ${orderId}::int then ${proofId}::uuid end, requested_at = now()
    where chat = ${chat}`.execute(db);
}

/** Returns the proof whose button for changes was pressed within the last hour. Null if there is none. */
export async function findProofAwaitingChanges(db: Database, chat: string): Promise<string | null> {
  const { rows } = await sql<{ proofId: string }>`
    select proof_id as "proofId" from order_chat where chat = ${chat} and proof_id is not null
      and requested_at > now() - make_interval(mins => ${minutesToAnswer})`.execute(db);
  return rows[0]?.proofId ?? null;
}
