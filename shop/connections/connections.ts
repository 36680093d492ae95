import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import type { Secret } from '#shop/purpose-key.ts';
import { seal, unseal } from '#shop/sealed.ts';
import { announceOnCommit, inTransaction } from '#shop/transaction.ts';
import { connectionRows, deleteConnection, writeConnection } from './queries.ts';

const purpose = 'connection';

/** Values by field name. */
export type ConnectionValues = Readonly<Record<string, string>>;

export interface StoredConnection {
  name: string;
  version: number;
  /** The values; null if they were encrypted under another key of the server. */
  values: ConnectionValues | null;
}

/**
 * Returns the stored email server and providers, including secrets. Never return them unchanged in a response.
 */
export async function storedConnections(db: Database, secret: Secret): Promise<StoredConnection[]> {
  const rows = await connectionRows(db);
  return rows.map(({ name, sealed, version }) => {
    const plain = unseal(secret, purpose, sealed, name);
    return { name, version, values: plain && (JSON.parse(plain.toString()) as ConnectionValues) };
  });
}

/**
 * Encrypts and stores a connection, and notifies every process. Returns the new version, or `conflict` if
 * another version has been stored since.
 * @param version the version that the caller has read; null if there was none
 */
export const saveConnection = (
  db: Database,
  secret: Buffer,
  { name, version, values }: { name: string; version: number | null; values: ConnectionValues },
  by: Actor,
): Promise<number | 'conflict'> =>
  inTransaction<number | 'conflict'>(db, async (trx) => {
    const sealed = seal(secret, purpose, Buffer.from(JSON.stringify(values)), name);
    const written = await writeConnection(trx, { name, sealed, version }, by);
    if (written === null) return { keep: false, outcome: 'conflict' };
    await writeAudit(trx, by, 'connection saved', { connection: name, fields: Object.keys(values) });
    await announceOnCommit(trx, 'all');
    return { keep: true, outcome: written };
  });

/** Deletes the values that staff entered. */
export const removeConnection = (
  db: Database,
  { name, version }: { name: string; version: number },
  by: Actor,
): Promise<'conflict' | null> =>
  inTransaction<'conflict' | null>(db, async (trx) => {
    if (!(await deleteConnection(trx, name, version))) return { keep: false, outcome: 'conflict' };
    await writeAudit(trx, by, 'connection removed', { connection: name });
    await announceOnCommit(trx, 'all');
    return { keep: true, outcome: null };
  });
