import { type OrderSort, orderSorts, type OrderStage } from '#contract/constants.ts';
import { choicesAddress } from '#office/choices-address.ts';
import type { Input } from '#contract/operation.ts';
import type { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import type { OrderState } from '#contract/operations/office/orders/order-types.ts';

/** The table's built-in views: a stage, statuses, or null for every order that customers see. */
export const views = {
  all: null,
  toConfirm: 'toConfirm',
  balanceDue: 'balanceDue',
  toPrepare: 'toPrepare',
  toSend: 'toSend',
  onTheWay: 'onTheWay',
  completed: ['completed'],
  awaitingPayment: ['awaitingPayment'],
  ended: ['voided', 'returned', 'refunded'],
} as const satisfies Record<string, OrderStage | readonly OrderState[] | null>;
export type View = keyof typeof views;
export const viewNames = Object.keys(views) as View[];

/** The filters in the URL. Days are yyyy-mm-dd; '' means any. */
export interface OrderFilters {
  view: View;
  find: string;
  since: string;
  until: string;
  way: string;
  sort: OrderSort;
  /** '' is the column's default direction: newest, largest or earliest promised date first. */
  order: '' | 'up' | 'down';
}

const any: OrderFilters = {
  view: 'all',
  find: '',
  since: '',
  until: '',
  way: '',
  sort: 'placed',
  order: '',
};
const defaults = { placed: 'down', total: 'down', promised: 'up' } as const satisfies Record<
  OrderSort,
  string
>;
const longest = 100;

/** Parses the filters from a URL. Invalid values mean any. */
export function choicesOf(query: URLSearchParams): OrderFilters {
  const announced = (name: string, form: RegExp) => {
    const value = query.get(name) ?? '';
    return form.test(value) ? value : '';
  };
  const day = (name: string) => {
    const value = announced(name, /^\d{4}-\d{2}-\d{2}$/u);
    return Number.isNaN(Date.parse(value)) ? '' : value;
  };
  const sort = orderSorts.find((name) => name === query.get('sort')) ?? 'placed';
  const order = announced('order', /^(?:up|down)$/u) as OrderFilters['order'];
  return {
    view: viewNames.find((name) => name === query.get('view')) ?? 'all',
    find: (query.get('find') ?? '').trim().slice(0, longest),
    since: day('since'),
    until: day('until'),
    way: announced('way', /^\d{1,4}$/u),
    sort,
    order: order === defaults[sort] ? '' : order,
  };
}

/** Returns the URL of the filtered table. */
export const addressOf = (table: string, choices: OrderFilters): string =>
  choicesAddress(table, choices, any);

export const isNarrowed = ({ find, since, until, way }: OrderFilters): boolean =>
  [find, since, until, way].some((each) => each !== '');

/** Returns the same view without other filters. */
export const widened = ({ view, sort, order }: OrderFilters): OrderFilters => ({
  ...any,
  view,
  sort,
  order,
});

export const isUp = ({ sort, order }: OrderFilters): boolean => (order || defaults[sort]) === 'up';

/** Sorts by a column, or reverses the order if the table is already sorted by it. */
export function sortedBy(choices: OrderFilters, sort: OrderSort): OrderFilters {
  const turned = isUp(choices) ? 'down' : 'up';
  return { ...choices, sort, order: choices.sort !== sort || turned === defaults[sort] ? '' : turned };
}

/** Builds the call's input. */
export function requestOf(choices: OrderFilters): Input<typeof listOrders> {
  const { view, find, since, until, way, sort } = choices;
  const of = views[view];
  return {
    ...(of !== null && (typeof of === 'string' ? { stage: of } : { states: [...of] })),
    ...(way !== '' && { waysToPay: [Number(way)] }),
    find,
    since: since || null,
    until: until || null,
    sort,
    isAscending: isUp(choices),
  };
}
