import { type RawBuilder, sql } from 'kysely';
import { readInPieces } from '#shop/work-queue/work-queue.ts';

/**
 * Reads the rows with these ids, in their order and a piece at a time. `read` gets a condition for the ids in the
 * column `id`, and an order.
 */
export const rowsInOrder = <Row>(
  ids: readonly number[],
  id: RawBuilder<unknown>,
  read: (which: RawBuilder<unknown>) => Promise<Row[]>,
): Promise<Row[]> =>
  readInPieces(ids, (piece) => {
    const these = sql`${[...piece]}::int[]`;
    return read(sql`${id} = any(${these}) order by array_position(${these}, ${id})`);
  });
