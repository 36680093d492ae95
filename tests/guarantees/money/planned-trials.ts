import type { Shopper } from '../../support/shop-api.ts';
import type { Trial } from './broken-checkouts.ts';
import { type CheckoutName, habitsOf } from './checkouts.ts';
import { type Fault, faultsOf, type Point } from './fault-points.ts';

/** A trial at a point: a fault before or after it, and what the shopper then does. */
export type Try = Omit<Trial, 'shopper' | 'elsewhere'>;

export interface Found {
  checkout: CheckoutName;
  step: string;
  point: Point;
}

/**
 * Returns every fault before and after every point found, with the habits in turn or each of them.
 * @param everyOf the fraction of a fault's trials to run: 1 for all, 4 for every fourth
 */
export function plannedTries(
  found: readonly Found[],
  everyOf: (fault: Fault, point: Point) => number,
  isEachHabit: boolean,
): Try[] {
  const seen = new Map<Fault, number>();
  let turn = 0;
  return found.flatMap(({ checkout, step, point }) =>
    faultsOf[point.kind].flatMap((does) =>
      (['before', 'after'] as const).flatMap((when) => {
        const count = seen.get(does) ?? 0;
        seen.set(does, count + 1);
        if (count % everyOf(does, point) !== 0) return [];
        const all = habitsOf(checkout);
        const chosen = isEachHabit ? all : [all[(turn += 1) % all.length]!];
        return chosen.map((habit) => ({ checkout, step, point, does, when, habit }));
      }),
    ),
  );
}

/** Returns trials for these plans, each with a separate customer who is logged in on two devices. */
export const trialsOf = (
  tries: readonly Try[],
  shoppers: readonly Shopper[],
  elsewhere: readonly string[],
): Trial[] =>
  tries.map((each, at) => {
    const shopper = shoppers[at]!;
    return { ...each, shopper, elsewhere: { ...shopper, token: elsewhere[at]! } };
  });
