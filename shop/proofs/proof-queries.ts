import { sql } from 'kysely';
import type { NotedChannel, ProofMark, ProofPlace, ProofState } from '#contract/proofs.ts';
import { compiledOnce } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import type { Actor } from '#shop/audit/audit.ts';

/** A proof of an ordered item. Amounts are in cents. */
export interface Proof {
  id: string;
  itemId: number;
  number: number;
  state: ProofState;
  /** Its picture in the private store. */
  sheet: string;
  places: ProofPlace[];
  /** The attributes for which the shop had nothing to draw. */
  lacks: number[];
  /** What staff wrote to the customer. */
  note: string;
  /** The new price of a piece; null if it stays. */
  unitCents: number | null;
  /** The price of a piece that it, or a proof before it, agrees; null if the price by quantity applies, or its pieces have several prices. */
  pieceCents: number | null;
  orderVersion: number;
  /** The total of the order with this proof. */
  totalCents: number;
  /** Hexadecimal. */
  hash: string;
  /** Whether it still shows what is printed: files, texts and options are as they were. */
  isTrue: boolean;
  /** The number of the order whose approved proof it repeats. */
  repeats: string | null;
  madeBy: string;
  sentAt: Date | null;
  answeredAt: Date | null;
  /** How the customer answered; null without an answer. */
  answeredBy: ProofAnswer['by'] | null;
  answerName: string;
  answer: string;
  marks: ProofMark[];
}

const proofsStatement = compiledOnce(
  'proofs-of-order',
  ({ orderId }: { orderId: number }) => sql<Proof>`
    select p.id, p.item_id as "itemId", p.number, p.state, p.sheet, p.places, p.lacks, p.note, (p.edit ->> 'unitCents')::int as "unitCents",
      case when (select count(distinct u.unit_cents) from order_unit u where u.item_id = i.id) < 2 then coalesce(
        (p.edit ->> 'unitCents')::int, case when jsonb_typeof(i.terms -> 'beforeAgreed') = 'object' then i.unit_cents end) end as "pieceCents",
      p.order_version as "orderVersion", p.total_cents as "totalCents", encode(p.print_hash, 'hex') as hash,
      p.print_hash = print_hash_of(p.item_id) as "isTrue", (
        select o.number from proof e join order_item t on t.id = e.item_id join customer_order o on o.id = t.order_id
        where e.id = p.repeats) as repeats, p.made_by as "madeBy", p.sent_at as "sentAt",
      p.answered_at as "answeredAt", p.answered_by as "answeredBy", p.answer_name as "answerName", p.answer, p.marks
    from proof p join order_item i on i.id = p.item_id where i.order_id = ${orderId}::int
    order by i.id, p.number desc`,
);

/** Returns the proofs of an order, newest first. Customers don't see drafts. */
export async function proofsOf(db: Database, orderId: number): Promise<Proof[]> {
  const { rows } = await db.executeQuery(proofsStatement(db, { orderId }));
  return rows;
}

const lockStatement = compiledOnce(
  'lock-open-order',
  ({ orderId }: { orderId: number }) => sql<{ version: number }>`
    select version from customer_order where id = ${orderId}::int and is_before_work(status_id) for no key update`,
);

/** Locks an order whose work hasn't begun. Null if it has, or the order doesn't exist. */
export async function lockOpenOrder(db: Database, orderId: number): Promise<{ version: number } | null> {
  const { rows } = await db.executeQuery(lockStatement(db, { orderId }));
  return rows[0] ?? null;
}

/** The id of an item of an order that isn't a download, or null. */
export async function printableItem(
  db: Database,
  { orderId, itemId }: { orderId: number; itemId: number },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from order_item where id = ${itemId}::int and order_id = ${orderId}::int and not digital`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}

export interface NewProof extends Pick<
  Proof,
  'sheet' | 'places' | 'lacks' | 'note' | 'unitCents' | 'totalCents'
> {
  itemId: number;
  orderVersion: number;
  by: Actor;
}

/** Stores a draft in place of an earlier one. Returns its id. */
export async function insertDraft(
  db: Database,
  { itemId, sheet, places, lacks, note, unitCents, totalCents, orderVersion, by }: NewProof,
): Promise<{ id: string }> {
  await sql`delete from proof where item_id = ${itemId} and state = 'draft'`.execute(db);
  const { rows } = await sql<{ id: string }>`
    insert into proof (item_id, number, print_hash, edit, order_version, total_cents, sheet, places, lacks, note, made_by)
    select ${itemId}::int, coalesce(max(number), 0) + 1, print_hash_of(${itemId}::int),
      ${unitCents === null ? null : JSON.stringify({ unitCents })}::jsonb, ${orderVersion}, ${totalCents}, ${sheet},
      ${JSON.stringify(places)}::jsonb, ${lacks}::int[], ${note}, ${by}
    from proof where item_id = ${itemId}::int returning id`.execute(db);
  return { id: rows[0]?.id ?? '' };
}

/** Deletes a draft; housekeeping deletes its picture. Returns whose it was, or null if there is none. */
export async function deleteDraft(
  db: Database,
  { orderId, id }: { orderId: number; id: string },
): Promise<{ line: number; proof: number } | null> {
  const { rows } = await sql<{ line: number; proof: number }>`
    delete from proof p using order_item i
    where p.id = ${id}::uuid and p.state = 'draft' and i.id = p.item_id and i.order_id = ${orderId}::int
    returning p.item_id as line, p.number as proof`.execute(db);
  return rows[0] ?? null;
}

/** Sends a draft: the current proof of its item is replaced by it. Returns when. */
export async function storeSentProof(db: Database, { id, itemId }: Proof): Promise<Date> {
  await sql`
    update proof set state = 'replaced' where item_id = ${itemId} and state in ('sent', 'changes', 'approved')`.execute(
    db,
  );
  const { rows } = await sql<{ at: Date }>`
    update proof set state = 'sent', sent_at = now() where id = ${id}::uuid returning sent_at as at`.execute(
    db,
  );
  return rows[0]?.at ?? new Date(0);
}

export interface ProofAnswer {
  state: 'approved' | 'changes';
  by: 'link' | 'code' | 'account' | 'telegram' | NotedChannel;
  name: string;
  answer: string;
  marks: readonly ProofMark[];
}

/** Stores the answer to a proof that waits for one. */
export async function storeAnswer(
  db: Database,
  id: string,
  { state, by, name, answer, marks }: ProofAnswer,
): Promise<void> {
  await sql`
    update proof set state = ${state}, answered_at = now(), answered_by = ${by}, answer_name = ${name}, answer = ${answer},
      marks = ${JSON.stringify(marks)}::jsonb
    where id = ${id}::uuid and state = 'sent'`.execute(db);
}

/** Stores the total of an order with a proof, after the order was edited otherwise. */
export const storeNewTotal = (
  db: Database,
  id: string,
  { version, totalCents }: { version: number; totalCents: number },
) =>
  sql`update proof set order_version = ${version}, total_cents = ${totalCents} where id = ${id}::uuid and state = 'sent'`.execute(
    db,
  );

/** Deletes the reminders of a proof that haven't been sent. */
export const dropReminders = (db: Database, orderId: number, itemId: number) =>
  sql`delete from outbox_mail where held_for_order = ${orderId} and kind = 'proofReminder' and sent_at is null
    and (content ->> 'itemId')::int = ${itemId}`.execute(db);

/** Returns whether an email requested the artwork of an order within the last minute. */
export async function wasJustAsked(db: Database, number: string): Promise<boolean> {
  const { rows } = await sql`
    select from outbox_mail where kind = 'artworkAsked' and content ->> 'number' = ${number}
      and created_at between now() - interval '1 minute' and now() limit 1`.execute(db);
  return rows.length > 0;
}

/** Returns the file of a proof's picture; with an order, only if it was sent for that. Null if there is none. */
export async function sheetOf(
  db: Database,
  { id, orderId = null }: { id: string; orderId?: number | null },
): Promise<string | null> {
  const { rows } = await sql<{ sheet: string }>`
    select p.sheet from proof p join order_item i on i.id = p.item_id
    where p.id = ${id}::uuid and p.sheet <> ''
      and (${orderId}::int is null or i.order_id = ${orderId}::int and p.sent_at is not null)`.execute(db);
  return rows[0]?.sheet ?? null;
}
