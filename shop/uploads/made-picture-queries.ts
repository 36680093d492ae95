import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Upload } from './upload-queries.ts';

/** A picture of the shop that was created from an upload. */
export interface MadePicture {
  path: string;
  uploadId: string;
  /** Size in pixels. */
  width: number;
  height: number;
  /** Whether all renditions exist. If not, its AVIF is pending. */
  isWhole: boolean;
}

/** Records a picture in the store. Idempotent. */
export async function saveRendition(db: Database, made: MadePicture): Promise<void> {
  const { path, uploadId, width, height, isWhole } = made;
  await sql`
    insert into made_picture (path, upload_id, width, height, avif_at)
    values (${path}, ${uploadId}::uuid, ${width}, ${height}, ${isWhole ? sql`now()` : null})
    on conflict (path) do nothing`.execute(db);
}

/** Returns the upload a picture was created from, or null if it wasn't created in the office. */
export async function uploadOfPicture(db: Database, path: string): Promise<Upload | null> {
  const { rows } = await sql<Upload>`
    select u.id, u.use, u.file_name as "fileName", u.bytes, u.received, u.parts, u.stored
    from made_picture m join upload u on u.id = m.upload_id where m.path = ${path}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Claims the oldest picture without an AVIF for this process, for some minutes. Pictures are skipped after a few failed
 * attempts.
 */
export async function claimWithoutAvif(db: Database): Promise<string | null> {
  const { rows } = await sql<{ path: string }>`
    update made_picture set avif_tried_at = now(), avif_tries = avif_tries + 1
    where path = (
      select path from made_picture
      where avif_at is null and avif_tries < 5 and (avif_tried_at is null or avif_tried_at < now() - interval '5 minutes')
      order by created_at limit 1 for update skip locked)
    returning path`.execute(db);
  return rows[0]?.path ?? null;
}

export async function avifIsThere(db: Database, path: string): Promise<void> {
  await sql`update made_picture set avif_at = now() where path = ${path}`.execute(db);
}
