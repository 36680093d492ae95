import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { artworkFile, artworkPreview } from '#shop/artwork/artwork.ts';

/**
 * SQL for payment slips that are no longer needed: half a year after their payment was settled, or
 * immediately once their customer was erased.
 */
const isStale = sql`
  exists (select from payment p join customer c on c.id = p.customer_id where p.id = s.payment_id
    and (c.email is null or p.settled_at < now() - interval '180 days'))`;

/** Deletes stale payment slips. Deletes each file before its row; if that fails, the next run retries. */
export async function dropSlips(db: Database, remove: (file: string) => Promise<void>): Promise<number> {
  const { rows } = await sql<{ id: number; file: string }>`
    select s.id, s.file from transfer_slip s where ${isStale} limit 500`.execute(db);
  for (const { id, file } of rows) {
    await remove(file);
    await sql`delete from transfer_slip where id = ${id}`.execute(db);
  }
  return (
    rows.length +
    (await dropReceipts(db, remove)) +
    (await dropReportPhotos(db, remove)) +
    (await dropReviewPhotos(db, remove)) +
    (await dropProofs(db, remove)) +
    (await dropArtwork(db, remove))
  );
}

/** Deletes pictures of reports after the same period, or once their message is gone. */
async function dropReportPhotos(db: Database, remove: (file: string) => Promise<void>): Promise<number> {
  const { rows } = await sql<{ id: number; file: string }>`
    select id, file from report_photo
    where message_id is null or added_at < now() - interval '180 days' limit 500`.execute(db);
  for (const { id, file } of rows) {
    await remove(file);
    await sql`delete from report_photo where id = ${id}`.execute(db);
  }
  return rows.length;
}

/**
 * Deletes photos whose review is gone, and those that shoppers don't see after 90 days, unless staff changed the review in
 * the past 30. Their public files are deleted before (`photoToWithdraw`).
 */
async function dropReviewPhotos(db: Database, remove: (file: string) => Promise<void>): Promise<number> {
  const { rows } = await sql<{ id: number; file: string }>`
    select f.id, f.file from review_photo f left join review r on r.id = f.review_id
    where f.path is null and (r.id is null or (f.added_at < now() - interval '90 days'
      and not (r.published and r.photo_state = 'shown') and not exists (
        select from record_change c where c.kind = 'review' and c.thing = r.id::text and c.changed_at > now() - interval '30 days')))
    limit 500`.execute(db);
  for (const { id, file } of rows) {
    await remove(file);
    await sql`delete from review_photo where id = ${id}`.execute(db);
  }
  await sql`update review r set photo_state = null where photo_state is not null
    and not exists (select from review_photo f where f.review_id = r.id)`.execute(db);
  return rows.length;
}

/** Deletes shipment receipts after the same period. */
async function dropReceipts(db: Database, remove: (file: string) => Promise<void>): Promise<number> {
  const { rows } = await sql<{ id: number; file: string }>`
    select p.id, p.receipt as file from parcel p join customer_order o on o.id = p.order_id
      join customer c on c.id = o.customer_id
    where p.receipt is not null and (c.email is null or p.receipt_at < now() - interval '180 days') limit 500`.execute(
    db,
  );
  for (const { id, file } of rows) {
    await remove(file);
    await sql`update parcel set receipt = null, receipt_at = null where id = ${id} and receipt = ${file}`.execute(
      db,
    );
  }
  return rows.length;
}

/**
 * Deletes drafts that weren't ordered, designs that were replaced, and everything that is printed two years after the last
 * order of its customer; then the files that nothing uses, a day after they came, or at once after an erasure.
 */
async function dropArtwork(db: Database, remove: (file: string) => Promise<void>): Promise<number> {
  await sql`
    delete from design d where not exists (select from order_item i where i.design_id = d.id) and d.changed_at < now() - case
      when d.sealed_at is not null then interval '1 day'
      when d.customer_id is null then interval '7 days' else interval '30 days' end`.execute(db);
  await sql`
    delete from design_place p using design d where d.id = p.design_id and d.sealed_at is not null and not exists (
      select from customer_order o where o.customer_id = d.customer_id and o.created_at > now() - interval '2 years')`.execute(
    db,
  );
  const { rows } = await sql<{ id: string }>`
    select w.id from artwork w left join customer c on c.id = w.customer_id
    where not exists (select from design_place p where p.artwork_id = w.id)
      and ((c.id is not null and c.email is null) or w.created_at < now() - interval '1 day') limit 500`.execute(
    db,
  );
  for (const { id } of rows) {
    await remove(artworkFile(id));
    await remove(artworkPreview(id));
    await sql`delete from artwork where id = ${id}::uuid`.execute(db);
  }
  return rows.length;
}

/**
 * Deletes pictures of proofs as files for printing: their customer was erased, or placed the last order long ago. Those of
 * deleted proofs go once no order that repeats the print shows them.
 */
async function dropProofs(db: Database, remove: (file: string) => Promise<void>): Promise<number> {
  const { rows } = await sql<{ id: string; sheet: string }>`
    select p.id, p.sheet from proof p join order_item i on i.id = p.item_id join customer_order o on o.id = i.order_id
      join customer c on c.id = o.customer_id
    where p.sheet <> '' and (c.email is null or not exists (
      select from customer_order n where n.customer_id = c.id and n.created_at > now() - interval '2 years'))
    limit 500`.execute(db);
  for (const { id, sheet } of rows) {
    await remove(sheet);
    await sql`update proof set sheet = '' where id = ${id}::uuid`.execute(db);
  }
  const { rows: deleted } = await sql<{ sheet: string }>`
    select d.sheet from deleted_proof_sheet d where not exists (select from proof p where p.sheet = d.sheet) limit 500`.execute(
    db,
  );
  for (const { sheet } of deleted) await remove(sheet);
  await sql`delete from deleted_proof_sheet where sheet = any(${deleted.map(({ sheet }) => sheet)})`.execute(
    db,
  );
  return rows.length + deleted.length;
}
