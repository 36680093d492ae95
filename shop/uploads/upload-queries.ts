import { sql } from 'kysely';
import type { UploadUse } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import { withinTransaction } from '#shop/transaction.ts';

/** Who uploads: a staff member, a customer or, if null, a visitor, whose upload is open to those who know its random id. */
export type UploadOwner = { staffId: number } | { customerId: number | null };

/** An upload, complete or in progress. */
export interface Upload {
  id: string;
  use: UploadUse;
  fileName: string;
  bytes: number;
  received: number;
  /** Lengths of the chunks in the private store. */
  parts: number[];
  /** The path of the complete file in the store; null if it is incomplete. */
  stored: string | null;
}

const columns = sql`id, use, file_name as "fileName", bytes, received, parts, stored`;

export async function beginUpload(
  db: Database,
  owner: UploadOwner,
  { use, fileName, bytes }: Pick<Upload, 'use' | 'fileName' | 'bytes'>,
): Promise<string> {
  const whose = 'staffId' in owner ? { staff_id: owner.staffId } : { customer_id: owner.customerId };
  const { id } = await db
    .insertInto('upload')
    .values({ ...whose, use, file_name: fileName, bytes })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns this person's upload with that id. Null if it doesn't exist or belongs to another person. */
export async function uploadOf(db: Database, owner: UploadOwner, id: string): Promise<Upload | null> {
  const isTheirs =
    'staffId' in owner
      ? sql`staff_id = ${owner.staffId}`
      : sql`staff_id is null and (customer_id is null or customer_id = ${owner.customerId}::int)`;
  const { rows } = await sql<Upload>`
    select ${columns} from upload where id = ${id}::uuid and ${isTheirs}`.execute(db);
  return rows[0] ?? null;
}

/** Returns the upload whose complete file has this path in the private store. */
export async function uploadStoredAs(db: Database, stored: string): Promise<Upload | null> {
  const { rows } = await sql<Upload>`select ${columns} from upload where stored = ${stored}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Records that the next chunk is in the private store.
 * @returns the number of bytes received so far, or null if another chunk was first or the upload has ended
 */
export async function addChunk(
  db: Database,
  id: string,
  { at, length }: { at: number; length: number },
): Promise<number | null> {
  const { rows } = await sql<{ received: number }>`
    update upload set received = received + ${length}, parts = parts || ${length}::int
    where id = ${id}::uuid and received = ${at} and stored is null and received + ${length} <= bytes
    returning received`.execute(db);
  return rows[0]?.received ?? null;
}

/** Records the path of the complete file. Idempotent. */
export async function storeOriginal(
  db: Database,
  staffId: number,
  { id, use, bytes }: Upload,
  stored: string,
): Promise<void> {
  await withinTransaction(db, async (trx) => {
    const { numAffectedRows = 0n } = await sql`
      update upload set stored = ${stored} where id = ${id}::uuid and stored is null`.execute(trx);
    if (numAffectedRows > 0n) await writeAudit(trx, staffActor(staffId), 'file uploaded', { use, bytes });
  });
}

/** Clears the chunks once the complete file exists. */
export async function forgetChunks(db: Database, id: string): Promise<void> {
  await sql`update upload set parts = '{}' where id = ${id}::uuid and stored is not null`.execute(db);
}

export async function dropUpload(db: Database, id: string): Promise<void> {
  await sql`delete from upload where id = ${id}::uuid`.execute(db);
}
