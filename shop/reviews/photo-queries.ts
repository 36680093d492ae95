import { sql } from 'kysely';
import { reviewPhotos } from '#contract/constants.ts';
import type { photoFailures } from '#contract/resources/review.ts';
import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { inTransaction } from '#shop/transaction.ts';

type PhotoRefusal = 'unknown' | 'ended' | 'enough' | null;

/** Returns why a customer can't add a photo to a review, or null if they can. Locks the review. */
export async function reviewPhotoRefusal(
  db: Database,
  customerId: number,
  reviewId: number,
): Promise<PhotoRefusal> {
  const { rows } = await sql<{ photos: number; isOpen: boolean }>`
    select (select count(*)::int from review_photo f where f.review_id = r.id) as photos,
      (created_at > now() - interval '1 hour' and state <> 'hidden' and coalesce(photo_state, 'held') = 'held') as "isOpen"
    from review r where id = ${reviewId}::int and customer_id = ${customerId}::int and bought for no key update`.execute(
    db,
  );
  const [review] = rows;
  if (!review) return 'unknown';
  if (!review.isOpen) return 'ended';
  return review.photos >= reviewPhotos ? 'enough' : null;
}

/**
 * Records a photo of a review, whose file is in the private store, and holds it for approval. The review gets a new
 * version, so that staff can't approve photos that they didn't see. Returns the refusal, or null.
 */
export const addReviewPhoto = (
  db: Database,
  customerId: number,
  reviewId: number,
  { file, bytes }: { file: string; bytes: number },
) =>
  inTransaction<PhotoRefusal>(db, async (trx) => {
    const refusal = await reviewPhotoRefusal(trx, customerId, reviewId);
    if (refusal) return { keep: false, outcome: refusal };
    await trx.insertInto('review_photo').values({ review_id: reviewId, file, bytes }).execute();
    await sql`update review set photo_state = 'held', version = version + 1 where id = ${reviewId}::int`.execute(
      trx,
    );
    return { keep: true, outcome: null };
  });

/** Returns the file of a photo in the private store, or null if it doesn't exist. */
export async function fileOfReviewPhoto(db: Database, id: number): Promise<string | null> {
  const { rows } = await sql<{ file: string }>`
    select file from review_photo where id = ${id}::int and review_id is not null`.execute(db);
  return rows[0]?.file ?? null;
}

/** SQL for whether shoppers see a photo `f` of a review `r`. Not null, even for a photo whose review is gone. */
const isShown = sql`coalesce(r.published and r.photo_state = 'shown', false)`;

/** Returns a photo with public files that shoppers no longer see, or null. */
export async function photoToWithdraw(db: Database): Promise<{ id: number; path: string } | null> {
  const { rows } = await sql<{ id: number; path: string }>`
    select f.id, f.path from review_photo f left join review r on r.id = f.review_id
    where f.path is not null and not ${isShown} limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Records that the public files of a photo are deleted. */
export async function withdrawPhoto(db: Database, { id, path }: { id: number; path: string }): Promise<void> {
  await sql`
    update review_photo set path = null, width = null, height = null, tries = 0, tried_at = null, failure = null
    where id = ${id} and path = ${path}`.execute(db);
}

/** A shown photo without public files. */
export interface ApprovedPhoto {
  id: number;
  file: string;
  productId: number;
}

/** Claims an approved photo for this process, for some minutes. After five failed attempts staff decide (`photo_failure`). */
export async function claimApprovedPhoto(db: Database): Promise<ApprovedPhoto | null> {
  const { rows } = await sql<ApprovedPhoto>`
    update review_photo p set tried_at = now(), tries = tries + 1, failure = null from (
      select f.id, r.product_id from review_photo f join review r on r.id = f.review_id
      where f.path is null and ${isShown} and f.tries < 5
        and (f.tried_at is null or f.tried_at < now() - interval '5 minutes')
      order by f.id limit 1 for update of f skip locked) n
    where p.id = n.id returning p.id, p.file, n.product_id as "productId"`.execute(db);
  return rows[0] ?? null;
}

/** Records the public picture of a photo. Returns false if it has another one or is gone. */
export async function publishPhoto(
  db: Database,
  id: number,
  { path, width, height }: { path: string; width: number; height: number },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update review_photo set path = ${path}, width = ${width}, height = ${height}
    where id = ${id} and path is null`.execute(db);
  return numAffectedRows > 0n;
}

/** Why an attempt to publish a photo failed. One that was stopped has no time to say so. */
export type PhotoFailure = Exclude<(typeof photoFailures)[number], 'stopped'>;

/** Records why an attempt to publish a photo failed. */
export async function failPhoto(db: Database, id: number, failure: PhotoFailure): Promise<void> {
  await sql`update review_photo set failure = ${failure} where id = ${id} and path is null`.execute(db);
}

/**
 * Retries or removes a photo that couldn't be published. Its files are deleted by housekeeping. Returns false if there is
 * no such photo, or it has been retried meanwhile.
 */
export const changeFailedPhoto = (db: Database, id: number, act: 'retry' | 'remove', by: Actor) =>
  inTransaction<boolean>(db, async (trx) => {
    const { rows } = await sql<{ id: number; product: number }>`
      select r.id, r.product_id as product from review r
      where id = (select review_id from review_photo f where f.id = ${id}::int and photo_failure(f) is not null)
      for no key update`.execute(trx);
    const { numAffectedRows = 0n } = await sql`
      update review_photo f set tries = 0, tried_at = null, failure = null,
        review_id = case when ${act === 'retry'} then review_id end
      where id = ${id}::int and review_id = ${rows[0]?.id ?? null}::int and photo_failure(f) is not null`.execute(
      trx,
    );
    const [review] = rows;
    if (!review || numAffectedRows === 0n) return { keep: false, outcome: false };
    if (act === 'remove')
      await sql`update review r set version = version + 1,
        photo_state = case when exists (select from review_photo f where f.review_id = r.id) then photo_state end
        where id = ${review.id}`.execute(trx);
    await writeAudit(trx, by, 'review changed', { ...review, fields: ['photos'] });
    return { keep: true, outcome: true };
  });
