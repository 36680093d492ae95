import { pickUpKey } from '#contract/pick-up-key.ts';
import { officeStatusLabels } from '#contract/labels/office/order-status.ts';
import { officePaperLabels } from '#contract/labels/office/papers.ts';
import { mailLabels } from '#contract/labels/mail/mail.ts';
import { paymentStatusLabels } from '#contract/labels/shared/payment-status.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { deliveryLabels } from '#contract/labels/storefront/delivery.ts';
import { type LabelSet, fillLabel, type LabelValues } from '#contract/labels/label-set.ts';
import { type LanguageCode, languages } from '#contract/languages.ts';
import { paymentMethodTexts } from '#contract/payment-method-texts.ts';
import type { Database } from '#database/schema.ts';
import { formatDate, formatDateOnly } from '#rules/format-date.ts';
import { onceKey } from '#rules/once-key.ts';
import { receiverName, receiverNumbers } from '#rules/receiver.ts';
import { partsText, personText } from '#rules/text-of-language.ts';
import { shopSettings } from '#shop/content/content.ts';
import { labelsOf } from '#shop/localisation/localisation.ts';
import type { DeliveryMethod, DocumentOrder } from '#shop/orders/orders.ts';
import { cellMatrix } from './cell-matrix.ts';
import type { Sheet } from './documents.ts';

/** The texts for documents in one language, the same as in the shop and its emails. */
export type DocumentTexts = Awaited<ReturnType<typeof documentTexts>>;

export async function documentTexts(db: Database, lang: LanguageCode) {
  const [paper, mail, payment, order, delivery, shared, shop] = await Promise.all([
    labelsOf(db, officePaperLabels, lang),
    labelsOf(db, mailLabels, lang),
    labelsOf(db, paymentStatusLabels, lang),
    labelsOf(db, officeStatusLabels, lang),
    labelsOf(db, deliveryLabels, lang),
    labelsOf(db, sharedLabels, lang),
    shopSettings(db, lang),
  ]);
  const { tag } = languages[lang];
  const day = (at: Date | string) => formatDate(new Date(at).toISOString(), shop);
  const dateOnly = (date: string) => formatDateOnly(date, shop);
  const filled =
    <Key extends string>(texts: Readonly<Record<Key, string>>) =>
    (key: Key, values?: LabelValues) =>
      fillLabel(texts[key], values);
  const linesOf = (to: DocumentOrder, name: string, numbers: readonly string[]) =>
    [
      name,
      to.address,
      partsText(lang, [to.cityName, to.stateName, to.postalCode]),
      to.countryName,
      ...numbers,
    ].filter(Boolean);
  return {
    tag,
    paper: filled(paper),
    mail: filled(mail),
    payment: filled(payment),
    paymentStatus: (to: DocumentOrder) => payment[pickUpKey(to.money.status, isPickUp(to))],
    receiverHead: (to: DocumentOrder) => paper[pickUpKey('sendTo', isPickUp(to))],
    day,
    dateOnly,
    way: (to: DocumentOrder) =>
      order[pickUpKey(paymentMethodTexts[to.paymentMethodId] ?? 'otherMethod', isPickUp(to))],
    name: (names: { en: string; km: string | null }) => names[tag] || names.en,
    /** Returns the label of the delivery's price. */
    shipping: (to: DocumentOrder) => (isPickUp(to) ? shared.pickUp : mail.shipping),
    /** Returns name, company, pickup place and days. */
    deliveryLines: ({ name, company, kind, days }: DeliveryMethod) => [
      name[tag] || name.en,
      [company, delivery[kind], formatDays(delivery, days)].filter(Boolean).join(' · '),
    ],
    /** Returns the customer's name and address. */
    personLines: (to: DocumentOrder) => linesOf(to, personText(lang, to), [to.mobile, to.secondMobile]),
    /** Returns the recipient of the shipment. */
    receiverLines: (to: DocumentOrder) => linesOf(to, receiverName(lang, to), receiverNumbers(to)),
    /** Returns the header and footer of every sheet. */
    frame: ({ number }: DocumentOrder) => ({
      lang: tag,
      number,
      shop: {
        name: shop.siteTitle,
        lines: [shop.address, [shop.phone, shop.email].filter(Boolean).join(' · ')].filter(Boolean),
      },
      foot: [shop.siteTitle, shop.phone].filter(Boolean).join(' · '),
    }),
  };
}

/** Whether the customer picks it up at the shop. */
const isPickUp = ({ delivery }: DocumentOrder): boolean => delivery?.kind === 'shop';

type DeliveryTexts =
  typeof deliveryLabels extends LabelSet<infer Key> ? Readonly<Record<Key, string>> : never;

function formatDays(labels: DeliveryTexts, days: string): string {
  if (days === '0') return labels.sameDay;
  return days && fillLabel(labels[days === '1' ? 'oneDay' : 'days'], { days: days.replace('-', '–') });
}

/** Returns the delivery method under its own heading, if the order has one. */
export const deliveryFact = (
  { delivery }: DocumentOrder,
  { mail, deliveryLines }: DocumentTexts,
): Sheet['facts'] => (delivery ? [{ head: mail('shipping'), lines: deliveryLines(delivery) }] : []);

/**
 * Returns the lines of an order: product, options and quantity, with prices if the document shows them. What an item
 * costs once follows it as lines of their own.
 */
export const itemsOf = (
  items: DocumentOrder['items'],
  { paper, mail, name, tag }: DocumentTexts,
  money: (cents: number) => string,
  tags: readonly ('en' | 'km')[] = [tag],
): Sheet['lines'] =>
  items.flatMap((item) => [
    {
      name: name({ en: item.nameEn, km: item.nameKm }),
      details: item.options.map((option) => {
        const [attribute, choice] = option[tag];
        return attribute ? paper('choice', { name: attribute, choice }) : choice;
      }),
      cells: cellMatrix(item.cells, tags),
      quantity: String(item.quantity),
      unit: money(item.unitCents),
      total: money(item.totalCents),
    },
    ...item.once.map(({ kind, attributeId, cents }) => {
      const position = item.options.find((each) => each.attributeId === attributeId)?.[tag][0] ?? '';
      return {
        name: mail(onceKey(kind, position), { name: position }),
        details: [],
        quantity: '1',
        unit: money(cents),
        total: money(cents),
      };
    }),
  ]);
