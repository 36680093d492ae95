import { sumCents } from '#rules/money.ts';
import { percentOf } from '#rules/percent.ts';
import { countedQuantity, timesQuantity } from '#rules/quantity.ts';
import type { PricedLine } from './cart.ts';
import type { DiscountableProduct, DiscountValue } from './discount.ts';

/** A number of items, of products and categories. */
interface Items {
  quantity: number;
  productIds: readonly number[];
  categoryIds: readonly number[];
}

/**
 * Who buys the items of `buy` gets those of `get` for less, as often as the cart has both and at most `maxTimes` (null: no
 * limit). `buy` without products and categories means any items; `get` means the same items as `buy` then.
 */
export interface BuyGet {
  buy: Items;
  get: Items;
  maxTimes: number | null;
}

/** Pieces with the same unit price, and whether they count as items to buy and to get. */
interface Pieces {
  unitCents: number;
  quantity: number;
  isToBuy: boolean;
  isToGet: boolean;
}

const hasItems = ({ productIds, categoryIds }: Items): boolean => productIds.length + categoryIds.length > 0;

const isOf = ({ productIds, categoryIds }: Items, product: DiscountableProduct): boolean =>
  productIds.includes(product.productId) || product.categoryIds.some((id) => categoryIds.includes(id));

/** Returns the pieces that a rule is about, in the order of the cart. Products that don't allow discounts are none of them. */
function piecesOf({ buy, get }: BuyGet, lines: readonly PricedLine[]): Pieces[] {
  return lines
    .filter(({ allowsDiscounts }) => allowsDiscounts)
    .flatMap((line) => {
      const isToBuy = !hasItems(buy) || isOf(buy, line);
      const isToGet = hasItems(get) ? isOf(get, line) : isToBuy;
      return line.pieces.map(({ unitCents, quantity }) => ({
        unitCents,
        quantity: countedQuantity(quantity),
        isToBuy,
        isToGet,
      }));
    })
    .filter(({ isToBuy, isToGet }) => isToBuy || isToGet);
}

const count = (pieces: readonly Pieces[]): number => sumCents(pieces.map(({ quantity }) => quantity));

function counts(pieces: readonly Pieces[]) {
  return {
    toBuy: count(pieces.filter(({ isToBuy }) => isToBuy)),
    toGet: count(pieces.filter(({ isToGet }) => isToGet)),
    all: count(pieces),
  };
}

/** Returns how often a rule applies. A piece is either bought or got, so that there must be enough of both together. */
function timesOf({ buy, get, maxTimes }: BuyGet, pieces: readonly Pieces[]): number {
  const { toBuy, toGet, all } = counts(pieces);
  return Math.min(
    Math.floor(toBuy / buy.quantity),
    Math.floor(toGet / get.quantity),
    Math.floor(all / (buy.quantity + get.quantity)),
    maxTimes ?? Infinity,
  );
}

/**
 * Returns what a rule takes off a cart, in cents: a percentage of the cheapest items to get, rounded once, or an amount of
 * each. Their price is that of a piece with its options and print, without shipping and one-time charges.
 */
export function buyGetCents(rule: BuyGet, value: DiscountValue, lines: readonly PricedLine[]): number {
  const pieces = piecesOf(rule, lines);
  const times = timesOf(rule, pieces);
  let left = times * rule.get.quantity;
  // Pieces of both kinds that aren't needed as bought ones.
  let spare = counts(pieces).toBuy - times * rule.buy.quantity;
  const got = pieces
    .filter(({ isToGet }) => isToGet)
    .toSorted((one, other) => one.unitCents - other.unitCents)
    .map(({ unitCents, quantity, isToBuy }) => {
      const taken = Math.min(quantity, left, isToBuy ? spare : left);
      left -= taken;
      if (isToBuy) spare -= taken;
      return { unitCents, taken };
    });
  if (value.type === 'fixed')
    return sumCents(
      got.map(({ unitCents, taken }) => timesQuantity(Math.min(value.cents, unitCents), taken)),
    );
  const gotCents = sumCents(got.map(({ unitCents, taken }) => timesQuantity(unitCents, taken)));
  return percentOf(gotCents, value.hundredths);
}

/** Returns how many items to buy and to get a cart lacks until a rule applies. */
export function missingItems(rule: BuyGet, lines: readonly PricedLine[]): { toBuy: number; toGet: number } {
  const { buy, get } = rule;
  const { toBuy, toGet, all } = counts(piecesOf(rule, lines));
  const lackedToBuy = Math.max(0, buy.quantity - toBuy);
  const lacked = Math.max(0, buy.quantity + get.quantity - all);
  // The same items are bought and got.
  if (!hasItems(get)) return { toBuy: lacked, toGet: 0 };
  return { toBuy: lackedToBuy, toGet: Math.max(0, get.quantity - toGet, lacked - lackedToBuy) };
}
