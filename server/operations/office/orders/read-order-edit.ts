import type { orderEditSchema } from '#contract/operations/office/orders/order-change-types.ts';
import { normalizeCells } from '#rules/cells.ts';
import type { Database } from '#database/schema.ts';
import { orderIdOf, type OrderEdit } from '#shop/orders/orders.ts';
import type { z } from 'zod';

/** Maps a request to the shop's terms. Null if no order has this number. */
export async function readOrderEdit(
  db: Database,
  { number, stay, add, address, deliveryWayId: deliveryMethodId, channel }: z.output<typeof orderEditSchema>,
): Promise<OrderEdit | null> {
  const orderId = await orderIdOf(db, number);
  if (orderId === null) return null;
  const staying = stay.map(({ line: itemId, ...line }) => ({ itemId, ...line }));
  const edit = { orderId, stay: staying, add: add.map(normalizeCells), address };
  return { ...edit, deliveryWayId: deliveryMethodId, ...(channel && { channel }) };
}
