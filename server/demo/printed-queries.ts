import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';

interface Design {
  designId: string;
  customerId: number;
  artworkId: string;
  /** The options that print the file. */
  printed: readonly { attributeId: number }[];
}

/** Stores a design that prints a file in each of its places. */
export async function storeDesign(db: Database, design: Design): Promise<void> {
  const { designId, customerId, artworkId, printed } = design;
  await sql`
    with d as (insert into design (id, customer_id) values (${designId}::uuid, ${customerId}) returning id)
    insert into design_place (design_id, attribute_id, artwork_id)
    select d.id, a, ${artworkId}::uuid from d, unnest(${printed.map(({ attributeId }) => attributeId)}::int[]) a`.execute(
    db,
  );
}

/** Sets what share a customer may pay as a deposit, in percent. */
export const setDeposit = (db: Database, customerId: number, percent: number | null) =>
  sql`update customer set deposit_percent = ${percent}::int where id = ${customerId}`.execute(db);

/** Gives a draft of a proof the id that it has in every demo. */
export const nameProof = (db: Database, id: string, proofId: string) =>
  sql`update proof set id = ${proofId}::uuid where id = ${id}::uuid`.execute(db);

/** Deletes the emails of the demo's orders, because customers of the demo read none. */
export const dropMails = (db: Database) => sql`delete from outbox_mail`.execute(db);
