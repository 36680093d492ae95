import { orderStatuses, defaultOrderPrefix } from '#contract/constants.ts';
import { languages } from '#contract/languages.ts';
import { rielOf } from '#rules/riel.ts';
import { lastDay, weekdays } from '#rules/arrival.ts';
import { promisedDays } from '#rules/shipping-days.ts';
import type { DemoData } from './files.ts';
import type { Customer } from './customers.ts';
import type { Days } from './days.ts';
import type { PricedOrder } from './order-prices.ts';
import type { Rows } from './rows.ts';
import type { FindPicture } from './shop-pictures.ts';
import type { RateRow } from './rate-row.ts';
import type { DemoIds } from './slugs.ts';

/** The start of the sequence order_number_seq, which numbers orders. */
export const firstOrderNumber = 10_001;

const { active, inProgress, completed, returned, refunded } = orderStatuses;
/** The status history that leads to each status. */
const statusesBefore: Readonly<Record<number, readonly number[]>> = {
  [active]: [active],
  [inProgress]: [active, inProgress],
  [completed]: [active, inProgress, completed],
  [returned]: [active, inProgress, completed, returned],
  [refunded]: [active, inProgress, completed, returned, refunded],
};
/** The code of Phnom Penh. */
const capital = '12';
const twoDays = 2 * 86_400_000;

/** Builds orders with their items, history and coupon uses. */
export function orderRows(
  orders: readonly PricedOrder[],
  customers: readonly Customer[],
  {
    ids,
    pictureOf,
    days,
    rate,
    settings,
  }: { ids: DemoIds; pictureOf: FindPicture; days: Days; rate: RateRow; settings: DemoData['settings'] },
): Rows {
  const placed = orders.map((priced, at) => {
    const file = `orders.json: order ${at + 1}`;
    return {
      ...priced,
      id: at + 1,
      file,
      customer: customers[ids.accounts.idOf(priced.order.account, file) - 1]!,
    };
  });
  return {
    customer_order: placed.map(({ order, id, file, customer, cart, coupon, placedAt }) => ({
      id,
      number: `${defaultOrderPrefix}${firstOrderNumber + id - 1}`,
      customer_id: customer.id,
      status_id: order.status,
      payment_method_id: ids.paymentMethods.idOf(order.paymentMethod, file),
      subtotal_cents: cart.totals.subtotalCents,
      shipping_cents: cart.totals.shippingCents,
      discount_cents: coupon?.discountCents ?? 0,
      total_cents: cart.totals.totalCents - (coupon?.discountCents ?? 0),
      coupon_id: coupon?.id ?? null,
      coupon_code: coupon?.code ?? null,
      note: order.note,
      ...addressOf(customer),
      ...rielPart(cart.totals.totalCents - (coupon?.discountCents ?? 0), placedAt, rate),
      ...promiseOf(cart.lines, customer, days.dayOf(-order.daysAgo), settings),
      created_at: placedAt,
    })),
    order_item: placed
      .flatMap(({ cart, id, file }) => cart.lines.map((line) => ({ line, orderId: id, file })))
      .map(({ line, orderId, file }, at) => itemRow(line, at + 1, orderId, file, pictureOf)),
    order_status_change: placed
      .flatMap(({ order, id, customer, placedAt }) =>
        history(order.status, id, customer.id, placedAt, days.now),
      )
      .map((row, at) => ({ id: at + 1, ...row })),
    coupon_use: placed
      .flatMap(({ coupon, customer, id, placedAt }) =>
        coupon ? [{ discount_id: coupon.id, customer_id: customer.id, order_id: id, used_at: placedAt }] : [],
      )
      .map((row, at) => ({ id: at + 1, ...row })),
  };
}

/** Returns the riel amount. Orders placed before the exchange rate was set have none. */
const rielPart = (cents: number, placedAt: Date, { rate, set_at }: RateRow) =>
  placedAt < set_at
    ? { riel_rate: null, riel_rate_at: null, riel_total: null }
    : { riel_rate: rate, riel_rate_at: set_at, riel_total: rielOf(cents, rate) };

/** Returns the delivery days that the shop promised for the customer's address. */
function promiseOf(
  lines: PricedOrder['cart']['lines'],
  { account }: Customer,
  day: string,
  { provinceDays, closedWeekdays }: DemoData['settings'],
) {
  const items = lines.map(({ product, choices }) => ({
    isDigital: product.digital !== null,
    shippingDays: product.shippingDays,
    extraDays: Math.max(0, ...choices.map(({ extraDays }) => extraDays)),
  }));
  const place = account.state === capital ? 'capital' : 'provinces';
  const promised_days = promisedDays(items, null, place, provinceDays);
  const closed = { weekdays: closedWeekdays.map((name) => weekdays.indexOf(name)), dates: [] };
  return { promised_days, promised_on: lastDay(promised_days, day, closed) };
}

function addressOf({ account, languageId, country, state, city }: Customer) {
  const language = languageId === languages.en.id ? 'en' : 'km';
  return {
    first_name: account.firstName,
    last_name: account.lastName,
    email: account.email,
    mobile: account.mobile,
    address: account.address,
    city_name: city?.name[language] ?? '',
    state_name: state.name[language],
    country_name: country.name[language],
    postal_code: account.postalCode ?? '',
    language_id: languageId,
  };
}

function itemRow(
  line: PricedOrder['cart']['lines'][number],
  id: number,
  order_id: number,
  file: string,
  pictureOf: FindPicture,
) {
  const { product, item, choices } = line;
  const coloured = product.colours.find(({ colour }) => colour === item.colour) ?? product.colours[0];
  return {
    id,
    order_id,
    product_id: line.productId,
    name_en: product.name.en,
    name_km: product.name.km,
    picture: pictureOf(coloured?.picture ?? product.pictures[0]!.picture, file).path,
    unit_cents: line.discountedUnitPriceCents ?? line.unitPriceCents,
    list_cents: line.unitPriceCents,
    quantity: line.quantity,
    total_cents: line.lineTotalCents,
    shipping_cents: line.shippingCents,
    discount_id: line.step.reductionId,
    digital: product.digital !== null,
    terms: JSON.stringify(line.terms),
    options: JSON.stringify(
      choices.map(({ attributeId, optionId, attributeName, optionName }) => ({
        attributeId,
        optionId,
        en: [attributeName.en, optionName.en],
        km: [attributeName.km, optionName.km],
      })),
    ),
    status_id: item.status,
  };
}

/** Builds a history with a step every two days, or faster, so that the last one is in the past. */
function history(status: number, order_id: number, customerId: number, placedAt: Date, now: Date) {
  const statuses = statusesBefore[status]!;
  const step = Math.min(twoDays, (now.getTime() - placedAt.getTime()) / (statuses.length + 1));
  return statuses.map((to_status, at) => ({
    order_id,
    from_status: statuses[at - 1] ?? null,
    to_status,
    changed_by: at === 0 ? `customer ${customerId}` : 'system',
    changed_at: new Date(placedAt.getTime() + at * step),
  }));
}
