import { dayOf, type ShopDates, shopMoment } from './format-date.ts';
import { formatAmount } from './money.ts';

/** The effect and the limits of a discount. Amounts in cents, `percent` in hundredths of a percent, times in UTC (ISO 8601). */
export interface DiscountRule {
  /** Null for a discount that applies automatically. */
  couponCode: string | null;
  kind: 'products' | 'categories' | 'total' | 'buyGet' | 'delivery';
  /** Exactly one of both is set, except in a draft. None for free delivery. */
  percent: number | null;
  amountCents: number | null;
  /** The subtotal an order needs; null for any. */
  minCents: number | null;
  /** Whether it is only for a customer's first order. */
  firstOrder: boolean;
  /** Null means no limit. */
  startsAt: string | null;
  endsAt: string | null;
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
  /** For which delivery is free; null for all. */
  deliveryMethodIds: readonly number[] | null;
  provinces: readonly number[] | null;
  /** The names of the first targeted products or categories. `targetCount` counts all. */
  targets: readonly string[];
  targetCount: number;
  /** For `buyGet`: how many of the targets, or of any items, lower the price of how many of `getTargets`, or of the targets. */
  buyQuantity: number | null;
  getQuantity: number | null;
  maxPerOrder: number | null;
  getTargets: readonly string[];
  getTargetCount: number;
}

/** Keys of the parts of the sentence (contract/labels/office/discount-sentence.ts). */
export type SentenceKey =
  | 'offWhole'
  | 'offFrom'
  | 'offThings'
  | 'offEach'
  | 'offEachIn'
  | 'inOrdersFrom'
  | 'buyGet'
  | 'buyGetOthers'
  | 'anyItems'
  | 'free'
  | 'atOff'
  | 'oncePerOrder'
  | 'perOrder'
  | 'freeDelivery'
  | 'freeDeliveryFrom'
  | 'deliveryMethods'
  | 'provinces'
  | 'withCode'
  | 'from'
  | 'until'
  | 'between'
  | 'and'
  | 'noCode'
  | 'firstOrder'
  | 'oneUse'
  | 'uses'
  | 'oncePerCustomer'
  | 'perCustomer'
  | 'two'
  | 'more'
  | 'noThings'
  | 'noValue'
  | 'day'
  | 'dayOfYear'
  | 'dayTime';

export interface SentenceTexts {
  t: (key: SentenceKey, values?: Readonly<Record<string, string | number>>) => string;
  /** The months' names, separated by spaces. */
  months: string;
  dates: ShopDates;
  /** The current time (ISO 8601): the sentence leaves out its year, and the start of a running discount. */
  now: string;
}

/**
 * Describes a discount in one sentence of the language of the words: '20% off Notebooks until 3 Dec, no code', or '$5 off
 * orders of $50 or more with code HELLO, 100 uses'.
 */
export function discountSentence(rule: DiscountRule, labels: SentenceTexts): string {
  const { t } = labels;
  const { couponCode, maxUses, maxUsesPerCustomer } = rule;
  const coupon =
    couponCode === null
      ? whatOf(rule, labels)
      : t('withCode', { what: whatOf(rule, labels), code: couponCode });
  const { deliveryMethodIds, provinces } = rule.kind === 'delivery' ? rule : everywhere;
  const details = [
    ...(deliveryMethodIds === null ? [] : [t('deliveryMethods', { n: deliveryMethodIds.length })]),
    ...(provinces === null ? [] : [t('provinces', { n: provinces.length })]),
    ...(couponCode === null ? [t('noCode')] : []),
    ...(rule.kind !== 'buyGet' || rule.maxPerOrder === null
      ? []
      : [t(rule.maxPerOrder === 1 ? 'oncePerOrder' : 'perOrder', { n: rule.maxPerOrder })]),
    ...(rule.firstOrder ? [t('firstOrder')] : []),
    ...(maxUses === null ? [] : [t(maxUses === 1 ? 'oneUse' : 'uses', { n: maxUses })]),
    ...(maxUsesPerCustomer === null
      ? []
      : [t(maxUsesPerCustomer === 1 ? 'oncePerCustomer' : 'perCustomer', { n: maxUsesPerCustomer })]),
  ];
  return details.reduce((what, more) => t('and', { what, more }), withPeriod(coupon, rule, labels));
}

const everywhere = { deliveryMethodIds: null, provinces: null };

/** Formats cents without decimals if they are zero: `$5`, `$7.50`. */
const shortAmount = (cents: number): string => formatAmount(cents).replace(/\.00$/u, '');

function whatOf(
  { kind, percent, amountCents, minCents, ...rule }: DiscountRule,
  { t }: SentenceTexts,
): string {
  const amount = amountCents === null ? t('noValue') : shortAmount(amountCents);
  const off = percent === null ? amount : `${percent / 100}%`;
  const min = shortAmount(minCents ?? 0);
  if (kind === 'delivery') return t(minCents === null ? 'freeDelivery' : 'freeDeliveryFrom', { min });
  if (kind === 'total') return t(minCents === null ? 'offWhole' : 'offFrom', { off, min });
  if (kind === 'buyGet') {
    const what = whatToGet(rule, percent === 10_000 ? t('free') : t('atOff', { off }), t);
    return minCents === null ? what : t('inOrdersFrom', { what, min });
  }
  const each = kind === 'products' ? 'offEach' : 'offEachIn';
  const what = t(percent === null && amountCents !== null ? each : 'offThings', {
    off,
    things: thingsOf(rule, t),
  });
  return minCents === null ? what : t('inOrdersFrom', { what, min });
}

function whatToGet(
  rule: Pick<
    DiscountRule,
    'buyQuantity' | 'getQuantity' | 'targets' | 'targetCount' | 'getTargets' | 'getTargetCount'
  >,
  off: string,
  t: SentenceTexts['t'],
): string {
  const { buyQuantity, getQuantity, targetCount, getTargets, getTargetCount } = rule;
  const values = {
    n: buyQuantity ?? t('noValue'),
    things: targetCount === 0 ? t('anyItems') : thingsOf(rule, t),
    m: getQuantity ?? t('noValue'),
    off,
  };
  if (getTargetCount === 0) return t('buyGet', values);
  const others = thingsOf({ targets: getTargets, targetCount: getTargetCount }, t);
  return t('buyGetOthers', { ...values, others });
}

function thingsOf(
  { targets, targetCount }: Pick<DiscountRule, 'targets' | 'targetCount'>,
  t: SentenceTexts['t'],
): string {
  const [first, second] = targets;
  if (first === undefined) return t('noThings');
  const names = second === undefined ? first : `${first}, ${second}`;
  const left = targetCount - (second === undefined ? 1 : 2);
  if (left > 0) return t('more', { names, n: left });
  return second === undefined ? first : t('two', { first, second });
}

function withPeriod(what: string, { startsAt, endsAt }: DiscountRule, labels: SentenceTexts): string {
  const isRunning = isPast(startsAt, labels) && !isPast(endsAt, labels);
  const from = startsAt === null || isRunning ? '' : momentText(startsAt, labels);
  const to = endsAt === null ? '' : momentText(endsAt, labels, true);
  if (from !== '' && to !== '') return labels.t('between', { what, from, to });
  if (from !== '') return labels.t('from', { what, day: from });
  return to === '' ? what : labels.t('until', { what, day: to });
}

const isPast = (iso: string | null, { now }: SentenceTexts): boolean =>
  iso !== null && Date.parse(iso) <= Date.parse(now);

const midnight = '00:00';

/** An end at midnight is the day before: it is exclusive. */
function momentText(iso: string, { t, months, dates, now }: SentenceTexts, isEnd = false): string {
  const { time } = shopMoment(iso, dates);
  const isWholeDay = time === midnight;
  const at = isEnd && isWholeDay ? new Date(Date.parse(iso) - 1).toISOString() : iso;
  const { day, month } = shopMoment(at, dates);
  const year = dayOf(at, dates).slice(0, 4);
  const values = { day, month: months.split(' ')[month] ?? '', year };
  const text = t(year === dayOf(now, dates).slice(0, 4) ? 'day' : 'dayOfYear', values);
  return isWholeDay ? text : t('dayTime', { day: text, time });
}
