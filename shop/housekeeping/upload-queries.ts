import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Upload } from '#shop/uploads/uploads.ts';

/** Deletes the files of an upload and the files made from it. */
export interface UploadFiles {
  removePieces(upload: Pick<Upload, 'id' | 'parts'>): Promise<void>;
  removeOriginal(upload: { id: string; stored: string }): Promise<void>;
  removePicture(path: string): Promise<void>;
}

/**
 * Columns that can contain the path of a picture or digital file, besides the history that undo reads. Order items
 * aren't listed: they show their product's picture, which the history also contains.
 */
const placesOfFiles: Readonly<Record<string, readonly string[]>> = {
  product_picture: ['path'],
  product: ['digital_file'],
  product_text: ['full_description'],
  category: ['picture'],
  banner: ['picture', 'phone_picture'],
  campaign: ['cover_picture'],
  campaign_text: ['body'],
  payment_method: ['picture'],
  setting: ['value'],
  localized_label: ['text'],
};
const few = 50;
/** Uploads to check at a time, because searching everywhere takes a while in a large shop. */
const looked = 5;

/** Returns SQL for whether the path is used anywhere, or appears in a record change after `since`. */
function isNamed(path: RawBuilder<unknown>, since: RawBuilder<unknown>): RawBuilder<unknown> {
  const found = Object.entries(placesOfFiles).flatMap(([table, columns]) =>
    columns.map(
      (column) =>
        sql`exists (select from ${sql.table(table)} p where strpos(p.${sql.ref(column)}::text, ${path}) > 0)`,
    ),
  );
  const wasNamed = sql`exists (
    select from record_change c where c.changed_at >= ${since} and strpos(c.fields::text, ${path}) > 0)`;
  return sql.join([...found, wasNamed], sql` or `);
}

/**
 * Deletes unused uploads: incomplete ones a day after they began, pictures that appeared nowhere a week after
 * they were made, and then their originals. Deletes files before their rows, so that none is orphaned.
 * @returns the number of deleted uploads and pictures
 */
export async function dropUploads(db: Database, files: UploadFiles): Promise<number> {
  return (
    (await dropUnfinished(db, files)) + (await dropPictures(db, files)) + (await dropOriginals(db, files))
  );
}

async function dropUnfinished(db: Database, files: UploadFiles): Promise<number> {
  const { rows } = await sql<Pick<Upload, 'id' | 'parts'>>`
    select id, parts from upload
    where created_at < now() - interval '1 day' and (stored is null or parts <> '{}') limit ${few}`.execute(
    db,
  );
  let gone = 0;
  for (const upload of rows) {
    await files.removePieces(upload);
    const { numAffectedRows = 0n } =
      await sql`delete from upload where id = ${upload.id}::uuid and stored is null`.execute(db);
    gone += Number(numAffectedRows);
    await sql`update upload set parts = '{}' where id = ${upload.id}::uuid`.execute(db);
  }
  return gone;
}

async function dropPictures(db: Database, files: UploadFiles): Promise<number> {
  let gone = 0;
  for (let looks = 0; looks < looked; looks += 1) {
    const { rows } = await sql<{ path: string; isUsed: boolean }>`
      with oldest as (
        select path, created_at from made_picture
        where not is_used and created_at < now() - interval '7 days' order by created_at limit 1)
      select o.path, (${isNamed(sql`o.path`, sql`o.created_at`)}) as "isUsed" from oldest o`.execute(db);
    const [oldest] = rows;
    if (!oldest) break;
    if (oldest.isUsed) {
      await sql`update made_picture set is_used = true where path = ${oldest.path}`.execute(db);
      continue;
    }
    await files.removePicture(oldest.path);
    await sql`delete from made_picture where path = ${oldest.path}`.execute(db);
    gone += 1;
  }
  return gone;
}

/** Deletes originals without pictures. A digital file counts as used if a product has or had it. */
async function dropOriginals(db: Database, files: UploadFiles): Promise<number> {
  const { rows } = await sql<{ id: string; stored: string }>`
    select u.id, u.stored from upload u
    where u.stored is not null and u.created_at < now() - interval '8 days' and not u.is_used
      and not exists (select from made_picture m where m.upload_id = u.id)
    order by u.created_at limit ${looked}`.execute(db);
  let gone = 0;
  for (const upload of rows) {
    if (await isNamedNow(db, upload)) {
      await sql`update upload set is_used = true where id = ${upload.id}::uuid`.execute(db);
      continue;
    }
    await files.removeOriginal(upload);
    await sql`delete from upload where id = ${upload.id}::uuid`.execute(db);
    gone += 1;
  }
  return gone;
}

async function isNamedNow(db: Database, { id }: { id: string }): Promise<boolean> {
  const { rows } = await sql<{ isUsed: boolean }>`
    select (${isNamed(sql`u.stored`, sql`u.created_at`)}) as "isUsed" from upload u where u.id = ${id}::uuid`.execute(
    db,
  );
  return rows[0]?.isUsed ?? false;
}
