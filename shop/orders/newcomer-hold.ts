import type { Database } from '#database/schema.ts';
import { rateLimitKey, siteOf } from '#shop/limits/limits.ts';
import type { Refusal, ShopLine } from './cart.ts';
import { heldFrom, lockAddress, type NewReservation } from './hold-queries.ts';
import {
  addressRefusal,
  reservedCents,
  type ReservationLimits,
  isNearAll,
  type NewCustomerReservation,
  notIncluded,
} from './hold-rules.ts';

/** Returns the key under which orders from an IP address are counted. */
export const placedFromOf = (address: string): string => rateLimitKey('order', siteOf(address));

const allNewCustomers = 'all newcomers';

/**
 * Takes all locks of `reserveForNewCustomer`, for a transaction that locks products before it. The holder of one of
 * these locks may be waiting for products.
 */
export async function lockReservations(db: Database, address: string): Promise<void> {
  await lockAddress(db, placedFromOf(address));
  await lockAddress(db, allNewCustomers);
}

/**
 * Returns what a new customer's order will reserve, to be stored when its stock is taken, or a refusal if new
 * customers at its IP address reserve too much. Other orders from that address wait until the transaction
 * ends.
 */
export async function reserveForNewCustomer(
  db: Database,
  order: {
    customerId: number;
    /** The IP address of the client. */
    address: string;
    lines: readonly ShopLine[];
    hold: NewCustomerReservation;
    limits: ReservationLimits;
    /** See `stockValue`. */
    wholeCents: number;
    /** See `maxHeld`. */
    allCents: number;
  },
): Promise<NewReservation | Refusal> {
  const { customerId, lines, hold, wholeCents, limits } = order;
  const placedFrom = placedFromOf(order.address);
  await lockAddress(db, placedFrom);
  const productIds = lines.map(({ productId }) => productId);
  const quantities = lines.map(({ quantity }) => quantity);
  const look = async (allCents: number | null) => ({
    ...(await heldFrom(db, { placedFrom, customerId, productIds, quantities, allCents })),
    wholeCents,
  });
  let held = await look(order.allCents);
  if (isNearAll(lines, held, limits, notIncluded.remembered)) {
    held = await look(null);
    if (isNearAll(lines, held, limits, notIncluded.exact)) {
      await lockAddress(db, allNewCustomers);
      held = await look(null);
    }
  }
  const refusal = addressRefusal(hold.by, lines, held, limits);
  return refusal ?? { customerId, placedFrom, cents: reservedCents(lines), endsAt: hold.confirmBy };
}
