import { useSyncExternalStore } from 'react';
import { readTab, writeTab } from '#web/tab-storage.ts';

const name = 'kado.office.orders';

/** The table the user came from: its URL, and its order numbers as displayed. */
interface OrderList {
  address: string;
  numbers: readonly string[];
}

/**
 * Stores the list as displayed: an order that leaves the table when its status changes keeps its position.
 */
export const rememberList = (list: OrderList): void => writeTab(name, list);

const isList = (value: unknown): value is OrderList =>
  typeof value === 'object' &&
  value !== null &&
  'address' in value &&
  'numbers' in value &&
  Array.isArray(value.numbers);

const noSubscription = () => () => undefined;

/**
 * The previous and next order in the table the user came from, and the table's URL. Null if the order isn't
 * in a table.
 */
export function useNeighbours(number: string) {
  const json = useSyncExternalStore(
    noSubscription,
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
