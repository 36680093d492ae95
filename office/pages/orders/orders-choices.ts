import { type OrderSort, orderSorts, type OrderStage } from '#contract/constants.ts';
import { choicesAddress } from '#office/choices-address.ts';
import type { Input } from '#contract/operation.ts';
import type { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import type { OrderState } from '#contract/operations/office/orders/order-types.ts';

/** The views of the table, and what each shows: a stage, or states; null: all that customers see. */
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

/** Which orders are shown, as the address says it. Days are yyyy-mm-dd; '' is any. */
export interface OrdersChoices {
  view: View;
  find: string;
  since: string;
  until: string;
  way: string;
  sort: OrderSort;
  /** '': as one wants a column first: the newest, the largest, what is promised soonest. */
  order: '' | 'up' | 'down';
}

const any: OrdersChoices = {
  view: 'all',
  find: '',
  since: '',
  until: '',
  way: '',
  sort: 'placed',
  order: '',
};
const usual = { placed: 'down', total: 'down', promised: 'up' } as const satisfies Record<OrderSort, string>;
const longest = 100;

/** What an address asks for; what it may not say is any. */
export function choicesOf(query: URLSearchParams): OrdersChoices {
  const said = (name: string, form: RegExp) => {
    const value = query.get(name) ?? '';
    return form.test(value) ? value : '';
  };
  const day = (name: string) => {
    const value = said(name, /^\d{4}-\d{2}-\d{2}$/u);
    return Number.isNaN(Date.parse(value)) ? '' : value;
  };
  const sort = orderSorts.find((name) => name === query.get('sort')) ?? 'placed';
  const order = said('order', /^(?:up|down)$/u) as OrdersChoices['order'];
  return {
    view: viewNames.find((name) => name === query.get('view')) ?? 'all',
    find: (query.get('find') ?? '').trim().slice(0, longest),
    since: day('since'),
    until: day('until'),
    way: said('way', /^\d{1,4}$/u),
    sort,
    order: order === usual[sort] ? '' : order,
  };
}

/** The address of some orders, below that of the table. */
export const addressOf = (table: string, choices: OrdersChoices): string =>
  choicesAddress(table, choices, any);

export const isNarrowed = ({ find, since, until, way }: OrdersChoices): boolean =>
  [find, since, until, way].some((each) => each !== '');

/** The same view, of all orders. */
export const widened = ({ view, sort, order }: OrdersChoices): OrdersChoices => ({
  ...any,
  view,
  sort,
  order,
});

export const isUp = ({ sort, order }: OrdersChoices): boolean => (order || usual[sort]) === 'up';

/** Sorted by a column, or turned round where they are already. */
export function sortedBy(choices: OrdersChoices, sort: OrderSort): OrdersChoices {
  const turned = isUp(choices) ? 'down' : 'up';
  return { ...choices, sort, order: choices.sort !== sort || turned === usual[sort] ? '' : turned };
}

/** What the call is asked for. */
export function requestOf(choices: OrdersChoices): Input<typeof listOrders> {
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
