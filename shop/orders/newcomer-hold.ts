import type { Database } from '#database/schema.ts';
import { limitKey } from '#shop/limits/limits.ts';
import type { Refusal, ShopLine } from './cart.ts';
import { heldFrom, lockAddress, type NewHold } from './hold-queries.ts';
import { addressRefusal, heldCents, type HoldLimits, type NewcomerHold } from './hold-rules.ts';

/**
 * What a stored order of a newcomer holds, to be noted as its stock is taken; a refusal when newcomers of its address hold too
 * much by then. Others from there wait until the transaction ends: call it late.
 */
export async function holdForNewcomer(
  db: Database,
  placed: {
    orderId: number;
    customerId: number;
    /** Of the machine it came from. */
    address: string;
    lines: readonly ShopLine[];
    hold: NewcomerHold;
    limits: HoldLimits;
  },
): Promise<NewHold | Refusal> {
  const { orderId, customerId, lines, hold } = placed;
  const placedFrom = limitKey('order', placed.address);
  await lockAddress(db, placedFrom);
  const productIds = lines.map(({ productId }) => productId);
  const held = await heldFrom(db, { placedFrom, customerId, productIds });
  const refusal = addressRefusal(hold.by, lines, held, placed.limits);
  return refusal ?? { orderId, customerId, placedFrom, cents: heldCents(lines), endsAt: hold.confirmBy };
}
