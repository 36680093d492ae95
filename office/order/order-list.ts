import { useSyncExternalStore } from 'react';
import { readTab, writeTab } from '#web/tab-storage.ts';

const name = 'kado.office.orders';

/** The table somebody came from: its address, and the numbers in it as they stood there. */
interface OrderList {
  address: string;
  numbers: readonly string[];
}

/** Remembered as it stands: an order that moves on, and out of it, keeps its place between the others. */
export const rememberList = (list: OrderList): boolean => writeTab(name, list);

const isList = (value: unknown): value is OrderList =>
  typeof value === 'object' &&
  value !== null &&
  'address' in value &&
  'numbers' in value &&
  Array.isArray(value.numbers);

const silent = () => () => undefined;

/** What stands before and behind an order in the table one came from, and where that is; null: it is in none. */
export function useNeighbours(number: string) {
  const json = useSyncExternalStore(
    silent,
    () => JSON.stringify(readTab(name)),
    () => 'null',
  );
  const list: unknown = JSON.parse(json);
  if (!isList(list)) return null;
  const at = list.numbers.indexOf(number);
  if (at < 0) return null;
  return {
    address: list.address,
    before: list.numbers[at - 1] ?? null,
    behind: list.numbers[at + 1] ?? null,
    place: at + 1,
    of: list.numbers.length,
  };
}
