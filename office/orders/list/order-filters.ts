import { type OrderSort, orderSorts, type OrderStage } from '#contract/constants.ts';
import type { Input } from '#contract/operation.ts';
import type { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import type { OrderState } from '#contract/operations/office/orders/order-types.ts';
import { sameMethods } from '../order-texts.ts';
import { isDay, type ListAddress, type ListChoices, orderOf } from '#office/lists/list-choices.ts';

/** The table's built-in views: a stage or statuses. Without one, every order that customers see. */
const views = {
  toConfirm: 'toConfirm',
  balanceDue: 'balanceDue',
  overdue: 'overdue',
  toPrepare: 'toPrepare',
  toSend: 'toSend',
  onTheWay: 'onTheWay',
  completed: ['completed'],
  awaitingPayment: ['awaitingPayment'],
  ended: ['voided', 'returned', 'refunded'],
} as const satisfies Record<string, OrderStage | readonly OrderState[]>;
export const viewNames = Object.keys(views) as (keyof typeof views)[];

/** Newest, largest or earliest promised date first. */
export const list: ListAddress = {
  views: viewNames,
  sorts: orderSorts,
  sort: '-placed',
  descending: ['placed', 'total'],
  hasPages: true,
  filters: { since: isDay, until: isDay, way: (value) => /^\d{1,4}$/u.test(value) },
};

/** The number of orders on a page: the default of LIST_ORDERS. */
const pageSize = 50;

/** Returns the page that the list starts with, and the number of pages. */
export const pagesOf = ({ page }: ListChoices, orders: number) => ({
  page: Number(page || 1),
  pages: Math.ceil(orders / pageSize),
});

/** Builds the call's input. */
export function requestOf(choices: ListChoices): Input<typeof listOrders> {
  const { view, find, filters, page } = choices;
  const { since = null, until = null, way } = filters;
  const name = viewNames.find((each) => each === view);
  const of = name && views[name];
  const { by, isDown } = orderOf(list, choices);
  return {
    ...(of && (typeof of === 'string' ? { stage: of } : { states: [...of] })),
    ...(way !== undefined && { waysToPay: sameMethods(Number(way)) }),
    find,
    since,
    until,
    sort: by as OrderSort,
    isAscending: !isDown,
    ...(page !== '' && { skip: (Number(page) - 1) * pageSize }),
  };
}
