import { type RawBuilder, sql } from 'kysely';
import type { FieldsOf } from '#contract/resource.ts';
import type { review } from '#contract/resources/review.ts';
import type { Database } from '#database/schema.ts';
import { textOf } from '#shop/localisation/localisation.ts';
import type { Stored } from '#shop/records/records.ts';

/** A review as staff read and change it. */
export type ReviewFields = FieldsOf<typeof review>;

/**
 * Locks reviews, and first their products in the order of their ids, as everything that changes an average does: a
 * concurrent review waits here and is counted.
 */
export async function lockReviews(db: Database, ids: readonly number[]): Promise<void> {
  const which = [...ids];
  await sql`select from product where id in (select product_id from review where id = any(${which}::int[]))
    order by id for no key update`.execute(db);
  await sql`select from review where id = any(${which}::int[]) order by id for update`.execute(db);
}

export const isAnswered = sql`(r.answer_en <> '' or r.answer_km <> '')`;

const nameIn = (language: 'en' | 'ar') =>
  textOf({ table: 'product_text', owner: 'product_id' }, sql`r.product_id`, language);
/** The name of a review's product, for sorting. */
export const productName = nameIn('en');

/** SQL for whether the last attempt to publish a photo `f` of a review `r` failed, while shoppers should see it. */
const isFailed = sql`(r.photo_state = 'shown' and photo_failure(f) is not null)`;

/** SQL: the fields of reviews. `which`: the condition, order and limit, with the review as `r` and its product as `p`. */
export async function reviewsWhere(
  db: Database,
  which: RawBuilder<unknown>,
): Promise<Stored<ReviewFields>[]> {
  const { rows } = await sql<Stored<ReviewFields>>`
    select r.id, r.version, r.title, r.body, r.rating, r.reviewer_name as name, r.created_at as "writtenAt",
      json_build_object('id', p.id, 'en', ${nameIn('en')}, 'km', ${nameIn('ar')}, 'isPublished', p.published) as product,
      (select c.id from customer c where c.email = normal_email(r.reviewer_email) and c.active) as "customerId",
      r.bought as "isBoughtHere", r.state, r.hidden_reason as reason, r.hidden_note as "reasonNote",
      json_build_object('en', r.answer_en, 'km', r.answer_km) as answer, r.checked,
      array(select f.id from review_photo f where f.review_id = r.id order by f.id) as photos, r.photo_state as "photoState",
      coalesce((select json_agg(json_build_object('id', f.id, 'why', photo_failure(f)) order by f.id)
        from review_photo f where f.review_id = r.id and ${isFailed}), '[]') as "failedPhotos"
    from review r join product p on p.id = r.product_id where ${which}`.execute(db);
  return rows;
}

export const storedReviews = (db: Database, ids: readonly number[]): Promise<Stored<ReviewFields>[]> =>
  reviewsWhere(db, sql`r.id = any(${[...ids]}::int[]) order by r.id`);

export async function writeReviews(db: Database, reviews: readonly Stored<ReviewFields>[]): Promise<void> {
  const rows = reviews.map(({ id, version, state, reason, reasonNote, answer, checked, photoState }) => ({
    id,
    version,
    state,
    reason,
    note: reasonNote,
    en: answer.en,
    km: answer.km,
    checked,
    photos: photoState,
  }));
  await sql`
    update review r set version = n.version, state = n.state, hidden_reason = n.reason, hidden_note = n.note,
      answer_en = n.en, answer_km = n.km, checked = n.checked, photo_state = n.photos
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n (id int, version int, state text, reason text, note text, en text, km text, checked boolean, photos text)
    where r.id = n.id`.execute(db);
}

/** SQL for whether a review, or photos of it, wait for staff: for approval, or because a photo couldn't be published. */
export const isHeld = sql`(r.state = 'held' or (r.state <> 'hidden' and (r.photo_state = 'held' or exists (
  select from review_photo f where f.review_id = r.id and ${isFailed}))))`;

/** Counts the reviews that wait for staff, also only for their photos. `since`: when the oldest was written; null without any. */
export async function heldReviews(db: Database): Promise<{ count: number; since: Date | null }> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(created_at) as since from review r where ${isHeld}`.execute(db);
  return rows[0] ?? { count: 0, since: null };
}
