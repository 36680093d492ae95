import type { Database } from '#database/connect.ts';
import { sendOrder, unitsToSend } from '#shop/orders/orders.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { Days } from './days.ts';
import type { DemoData } from './files.ts';

/**
 * Packs the orders that leave in parts, as staff do: the first shipment left yesterday, the others are packed.
 * @throws OperatorError if the shop refuses a shipment
 */
export async function shipParts(db: Database, { orders }: DemoData, days: Days): Promise<void> {
  for (const [at, { items }] of orders.entries()) {
    const orderId = at + 1;
    const units = items.some(({ shipment }) => shipment) ? await unitsToSend(db, orderId) : [];
    for (const number of new Set(items.flatMap(({ shipment }) => shipment ?? [])))
      await ship(db, orderId, {
        number,
        day: days.dayOf(-1),
        units: units.filter((_, place) => items[place]?.shipment === number),
      });
  }
}

async function ship(
  db: Database,
  orderId: number,
  { number, day, units }: { number: number; day: string; units: Awaited<ReturnType<typeof unitsToSend>> },
) {
  const outcome = await sendOrder(db, {
    orderId,
    actor: 'staff 1',
    units: units.map(({ itemId, cell, quantity }) => ({ itemId, cell, quantity })),
    isPacked: number > 1,
    day,
  });
  if (outcome !== 'sent')
    throw new OperatorError(`orders.json: order ${orderId}: shipment ${number}: ${outcome}`);
}
