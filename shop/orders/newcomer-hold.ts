import type { Database } from '#database/schema.ts';
import { limitKey, siteOf } from '#shop/limits/limits.ts';
import type { Refusal, ShopLine } from './cart.ts';
import { heldFrom, lockAddress, type NewHold } from './hold-queries.ts';
import { addressRefusal, heldCents, type HoldLimits, isNearAll, type NewcomerHold } from './hold-rules.ts';

/** Under what orders of an address are known. */
export const placedFromOf = (address: string): string => limitKey('order', siteOf(address));

/**
 * What an order of a newcomer will hold, to be noted as its stock is taken; why not, when newcomers of its address hold too
 * much. Others from there wait until the transaction ends.
 */
export async function holdForNewcomer(
  db: Database,
  order: {
    customerId: number;
    /** Of the machine it comes from. */
    address: string;
    lines: readonly ShopLine[];
    hold: NewcomerHold;
    limits: HoldLimits;
    /** See `stockValue`. */
    wholeCents: number;
  },
): Promise<NewHold | Refusal> {
  const { customerId, lines, hold, wholeCents, limits } = order;
  const placedFrom = placedFromOf(order.address);
  await lockAddress(db, placedFrom);
  const productIds = lines.map(({ productId }) => productId);
  const quantities = lines.map(({ quantity }) => quantity);
  const look = async (isExact: boolean) => ({
    ...(await heldFrom(db, { placedFrom, customerId, productIds, quantities, isExact })),
    wholeCents,
  });
  let held = await look(false);
  if (isNearAll(lines, held, limits)) held = await look(true);
  if (isNearAll(lines, held, limits)) {
    await lockAddress(db, 'all newcomers');
    held = await look(true);
  }
  const refusal = addressRefusal(hold.by, lines, held, limits);
  return refusal ?? { customerId, placedFrom, cents: heldCents(lines), endsAt: hold.confirmBy };
}
