import { shownCells } from '#rules/cells.ts';
import { pickUpKey } from '#contract/pick-up-key.ts';
import { phoneAloudLabels } from '#contract/labels/office/phone-aloud.ts';
import { fillLabel } from '#contract/labels/label-set.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { languages } from '#contract/languages.ts';
import type { PhoneMethod } from '#contract/operations/office/phone-orders/phone-order-types.ts';
import type { Database } from '#database/schema.ts';
import { approvalDay, arrival, toDay } from '#rules/arrival.ts';
import { dayOf, formatDateOnly } from '#rules/format-date.ts';
import { formatDay, type DayFormatter, spanTexts } from '#rules/format-day.ts';
import { formatAmount } from '#rules/money.ts';
import { formatRiel } from '#rules/riel.ts';
import { listText, partsText } from '#rules/text-of-language.ts';
import { termsNow } from '../../../payments/offered-methods.ts';
import { shopSettings } from '#shop/content/content.ts';
import { availableFromTexts, labelsOf, textIn } from '#shop/localisation/localisation.ts';
import type { DeliveryMethod, Quote } from '#shop/orders/orders.ts';

interface ScriptText {
  quote: Quote;
  /** The delivery address; null if not given yet. */
  to: { address: string; cityName: string; stateName: string } | null;
  /** The number of days until delivery; '' if unknown. */
  days: string;
  way: PhoneMethod | null;
  /** What the customer pays now; null if all of it. */
  depositCents: number | null;
  /** Whether the rest is paid in cash on delivery. */
  isRestInCash: boolean;
  /** The day by which it is to be paid on account, yyyy-mm-dd; null if it isn't on account. */
  dueOn: string | null;
  language: LanguageCode;
  /** Whether the customer is sent a message. */
  isReached: boolean;
}

/** Returns an order as sentences to read to its customer, in their language. */
export async function aloudOf(
  db: Database,
  { quote, to, days, way: method, depositCents, isRestInCash, dueOn, language, isReached }: ScriptText,
): Promise<string[]> {
  const { cart, totalCents, riel } = quote;
  if (cart.lines.length === 0) return [];
  const t = await labelsOf(db, phoneAloudLabels, language);
  const textOfDay = await availableFromTexts(db, language, cart.lines);
  const items = cart.lines.map(({ quantity, names, chosen, expectedOn, cells }) => {
    const textOf = (options: typeof chosen) => options.map((option) => textIn(option.names, language));
    const sizes = (shownCells(cells) ?? []).map(
      (cell) => `${cell.quantity} × ${textOf(cell.options).join(' ')}`,
    );
    const wait = expectedOn ? [textOfDay(expectedOn)] : [];
    const choices = listText(language, [...sizes, ...textOf(chosen), ...wait]);
    const values = { n: quantity, name: textIn(names, language), choices };
    return fillLabel(choices === '' ? t.line : t.lineChosen, values);
  });
  const { delivery } = cart;
  const isSent = cart.lines.some(({ isDigital }) => !isDigital);
  const place = to && partsText(language, [to.address, to.cityName, to.stateName]);
  const total = riel
    ? fillLabel(t.amountOr, { dollars: formatAmount(totalCents), riel: formatRiel(riel.total) })
    : formatAmount(totalCents);
  const isUnsent = !isReached && method !== null && method !== 'cash' && method !== 'onAccount';
  const day = dueOn === null ? '' : formatDateOnly(dueOn, await shopSettings(db, language));
  const isPickUp = delivery?.method?.kind === 'shop';
  const payment = isUnsent ? (`${method}NoEmail` as const) : pickUpKey(method ?? 'total', isPickUp);
  return [
    ...items,
    ...(isSent && place && !isPickUp ? [fillLabel(t.to, { place })] : []),
    ...(isSent ? await deliveryLines(db, t, cart, { days, language }) : []),
    fillLabel(t[payment], { total, day }),
    ...(depositCents === null ? [] : [depositLine(t, quote, { depositCents, isRestInCash, isPickUp })]),
    ...(payment === 'transferNoEmail' ? await accountsAloud(db, t, language, riel !== null) : []),
    t.right,
  ];
}

function depositLine(
  t: AloudTexts,
  { cart, totalCents }: Quote,
  {
    depositCents,
    isRestInCash,
    isPickUp,
  }: { depositCents: number; isRestInCash: boolean; isPickUp: boolean },
) {
  const amounts = { now: formatAmount(depositCents), later: formatAmount(totalCents - depositCents) };
  const key = isRestInCash || cart.deposit?.due === 'delivery' ? 'depositDelivery' : 'depositReady';
  return fillLabel(t[pickUpKey(key, isPickUp)], amounts);
}

/** Returns the accounts to pay to. Those in riel need a total in riel. */
async function accountsAloud(db: Database, t: AloudTexts, language: LanguageCode, hasRiel: boolean) {
  const { accounts } = await termsNow(db);
  return accounts
    .filter(({ currency }) => currency !== 'KHR' || hasRiel)
    .map(({ bank, accountName, accountNumber }) =>
      fillLabel(t.account, {
        bank: bank[languages[language].tag],
        name: accountName,
        number: accountNumber,
      }),
    );
}

type AloudTexts = Record<keyof typeof phoneAloudLabels.texts, string>;

/**
 * Returns the delivery method and dates, in the shop's time zone. The method is null if the products' own settings apply; at
 * the shop, its name is left out.
 */
async function deliveryLines(
  db: Database,
  t: AloudTexts,
  { delivery, needsApproval }: Quote['cart'],
  { days, language }: Pick<ScriptText, 'days' | 'language'>,
): Promise<string[]> {
  const { dateFormat, timeZone, closed } = await shopSettings(db, 'en');
  const method: DeliveryMethod | null = delivery?.method ?? null;
  const today = dayOf(new Date().toISOString(), { dateFormat, timeZone });
  const from = needsApproval ? approvalDay(today, closed) : today;
  const [first, last] = arrival(days, from, closed) ?? [];
  const isPickUp = method?.kind === 'shop';
  const name = method?.name[languages[language].tag] ?? '';
  if (!first) return name === '' ? [] : [fillLabel(t[pickUpKey('by', isPickUp)], { name })];
  const labels: DayFormatter = (key, values) => fillLabel(t[key], values);
  const isNamed = name !== '' && !isPickUp;
  const key = last ? (isNamed ? 'byBetween' : 'arrivesBetween') : isNamed ? 'byOn' : 'arrives';
  const when = last ? spanTexts([first, last], labels) : { day: formatDay(first, labels) };
  return [
    fillLabel(t[pickUpKey(key, isPickUp)], { name, ...when }),
    ...(needsApproval ? [fillLabel(t.ifApproved, { day: formatDay(toDay(from), labels) })] : []),
  ];
}
