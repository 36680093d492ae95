import type { PaymentMethodId } from '#contract/constants.ts';
import { defaultLanguage, type LanguageCode, languageCodes, languages } from '#contract/languages.ts';
import { type Actor, customerActor } from '#shop/audit/audit.ts';
import { textIn, type Texts } from '#shop/localisation/localisation.ts';
import type { ShopCart } from './cart.ts';
import type { Buyer } from './claim-queries.ts';
import { orderMail } from './order-mail.ts';
import type { Gift } from './gift.ts';
import type { ChosenOption } from './cart-queries.ts';
import { type NewItem, type NewOption, numberedCells, extraRow } from './line-queries.ts';
import type { NewOrder } from './order-queries.ts';
import type { OrderDecision } from './order-rules.ts';
import type { Company } from './tax/company.ts';

export type OrderFacts = OrderDecision & {
  customerId: number;
  key: string;
  note: string;
  gift?: Gift | null;
  company?: Company | null;
  language: LanguageCode | null;
  /** Who places it. Default: its customer. */
  actor?: Actor;
  buyer: Buyer;
  methodId: PaymentMethodId;
  isUnreserved: boolean;
};

/** Returns the rows to store for an order. Prices, names and address are fixed at this moment. */
export function newOrder({
  cart,
  coupon,
  totalCents,
  depositCents,
  balanceDue,
  dueOn,
  riel,
  buyer,
  customerId,
  key,
  note,
  gift = null,
  company = null,
  methodId,
  hold,
  isUnreserved: hasNoReservation,
  ...request
}: OrderFacts): NewOrder {
  const language =
    request.language ??
    languageCodes.find((code) => languages[code].id === buyer.languageId) ??
    defaultLanguage;
  const { firstName, lastName, email, mobile, secondMobile, recipient, recipientMobile } = buyer;
  const { address, postalCode } = buyer;
  const { totalCents: _, ...totals } = cart.totals;
  const order = {
    customerId,
    actor: request.actor ?? customerActor(customerId),
    key,
    note,
    gift,
    company,
    coupon,
    paymentMethodId: methodId,
    isUnreserved: hasNoReservation,
    languageId: languages[language].id,
    totals: { ...totals, discountCents: coupon?.discountCents ?? 0, totalCents },
    vat: cart.vat,
    depositCents,
    balanceDue,
    dueOn,
    riel,
    delivery: cart.delivery?.method ?? null,
    promisedDays: cart.promisedDays,
    needsApproval: cart.needsApproval,
    address: {
      firstName,
      lastName,
      email,
      mobile,
      secondMobile,
      recipient,
      recipientMobile,
      address,
      postalCode,
      city: textIn(buyer.cityNames, language),
      state: textIn(buyer.stateNames, language),
      country: textIn(buyer.countryNames, language),
    },
    items: cart.lines.map(newItem),
  };
  return { ...order, mail: orderMail(order, cart.lines, { language, confirmBy: hold?.confirmBy ?? null }) };
}

export function newItem(line: ShopCart['lines'][number]): NewItem {
  return {
    product_id: line.productId,
    name_en: textIn(line.names, 'en'),
    name_km: line.names?.[languages.ar.id] ?? null,
    picture: line.picture,
    ...pricesOf(line),
    digital: line.isDigital,
    terms: line.terms,
    ...extraRow(line),
    expected_on: line.expectedOn ?? null,
    options: line.chosen.map(newOption),
    cells: numberedCells(
      line.cells.map(({ quantity, options }, at) => ({
        options: options.map(newOption),
        quantity,
        unit_cents: line.pieces[at]?.unitCents ?? 0,
      })),
    ),
  };
}

export const newOption = ({ attributeId, optionId, attributeNames, names }: ChosenOption): NewOption => ({
  attributeId,
  optionId,
  en: both(attributeNames, names, languages.en.code),
  km: both(attributeNames, names, languages.ar.code),
});

/** Returns the prices of a line as an order stores them. */
export const pricesOf = (line: ShopCart['lines'][number]) => ({
  unit_cents: line.discountedUnitPriceCents ?? line.unitPriceCents,
  list_cents: line.unitPriceCents,
  quantity: line.quantity,
  total_cents: line.lineTotalCents,
  once: line.once,
  once_cents: line.onceCents ?? 0,
  shipping_cents: line.shippingCents,
  discount_id: line.step.reductionId,
  extra_cents: line.extraCents,
});

const both = (attribute: Texts | null, option: Texts | null, language: LanguageCode): [string, string] => [
  textIn(attribute, language),
  textIn(option, language),
];
