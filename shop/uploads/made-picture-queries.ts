import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Upload } from './upload-queries.ts';

/** A picture of the shop that was made of an upload. */
export interface MadePicture {
  path: string;
  uploadId: string;
  /** In pixels. */
  width: number;
  height: number;
  /** All it is served as is there; else its AVIF is still to be made. */
  isWhole: boolean;
}

/** Notes a picture that lies in the store. The same again changes nothing. */
export async function keepMade(db: Database, made: MadePicture): Promise<void> {
  const { path, uploadId, width, height, isWhole } = made;
  await sql`
    insert into made_picture (path, upload_id, width, height, avif_at)
    values (${path}, ${uploadId}::uuid, ${width}, ${height}, ${isWhole ? sql`now()` : null})
    on conflict (path) do nothing`.execute(db);
}

/** What a picture was made of; null: it was not made in the office. */
export async function uploadOfPicture(db: Database, path: string): Promise<Upload | null> {
  const { rows } = await sql<Upload>`
    select u.id, u.use, u.file_name as "fileName", u.bytes, u.received, u.parts, u.stored
    from made_picture m join upload u on u.id = m.upload_id where m.path = ${path}`.execute(db);
  return rows[0] ?? null;
}

/** The oldest picture whose AVIF is to be made, for this process alone for some minutes; after a few tries nobody tries again. */
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
