import type { Input } from '#contract/operation.ts';
import type { sendOrder } from '#contract/operations/office/orders/send-order.ts';
import { sumCents } from '#rules/money.ts';
import { readCount } from '#rules/read-number.ts';
import { keyOfUnit, type Order } from './order.ts';

/** What is entered about a parcel. A null picture means no receipt. */
export interface ParcelTexts {
  parcel: string;
  carrier: string;
  picture: File | null;
  /** The pieces by unit; without an entry, all of it. */
  pieces: Readonly<Record<string, string>>;
  /** yyyy-mm-dd; '' for today, or as it was. */
  day: string;
}

export const noParcel: ParcelTexts = { parcel: '', carrier: '', picture: null, pieces: {}, day: '' };

/** Pieces that a parcel can contain, and how many of them it contains at first. */
export interface PackableUnit {
  line: number;
  cell: number;
  name: Order['toSend'][number]['name'];
  max: number;
  start: number;
}

export const lastParcelOf = ({ parcels }: Pick<Order, 'parcels'>): number => parcels.at(-1)?.number ?? 0;

/** Returns what the next parcel of an order can contain: by default all of it. */
export const unitsOfNext = ({ toSend }: Pick<Order, 'toSend'>): PackableUnit[] =>
  toSend
    .filter(({ unpacked }) => unpacked > 0)
    .map(({ line, cell, name, unpacked }) => ({ line, cell, name, max: unpacked, start: unpacked }));

/** Returns what a parcel contains, and what else it can contain. */
export const unitsOfParcel = (
  { toSend }: Pick<Order, 'toSend'>,
  { units }: Order['parcels'][number],
): PackableUnit[] =>
  toSend
    .map(({ line, cell, name, quantity, unpacked }) => {
      const mine = units?.find((each) => each.line === line && each.cell === cell)?.quantity ?? 0;
      const start = units ? mine : quantity;
      return { line, cell, name, start, max: units ? unpacked + mine : quantity };
    })
    .filter(({ max }) => max > 0);

/** Returns the pieces of a unit, or null if they aren't a number or are too many. */
export function piecesOf({ pieces }: ParcelTexts, unit: PackableUnit): number | null {
  const typed = pieces[keyOfUnit(unit.line, unit.cell)];
  if (typed === undefined) return unit.start;
  if (typed.trim() === '') return 0;
  const { value } = readCount(typed);
  return value !== null && value <= unit.max ? value : null;
}

/** Returns how many pieces a parcel contains, of how many. */
export const piecesIn = (texts: ParcelTexts, units: readonly PackableUnit[]) => ({
  n: sumCents(units.map((unit) => piecesOf(texts, unit) ?? 0)),
  of: sumCents(units.map(({ max }) => max)),
});

type ParcelInput = Pick<Input<typeof sendOrder>, 'parcel' | 'carrier' | 'units' | 'day'>;

/**
 * Builds the parcel's part of a call; contents only if they were changed. Null while they are wrong or empty.
 */
export function parcelInput(texts: ParcelTexts, units: readonly PackableUnit[]): ParcelInput | null {
  const { parcel, carrier, day } = texts;
  const travel = { parcel, carrier, ...(day !== '' && { day }) };
  if (units.every((unit) => piecesOf(texts, unit) === unit.start)) return travel;
  const chosen = units.map((unit) => ({ line: unit.line, cell: unit.cell, quantity: piecesOf(texts, unit) }));
  if (chosen.some(({ quantity }) => quantity === null)) return null;
  const some = chosen.flatMap(({ quantity, ...unit }) => (quantity ? [{ ...unit, quantity }] : []));
  return some.length > 0 ? { ...travel, units: some } : null;
}
