import { tidyCouponCode } from '#contract/forms/coupon-code.ts';
import { sql, type RawBuilder } from 'kysely';
import {
  attributeKinds,
  type PaymentMethodId,
  paymentMethodIds,
  type StockPer,
} from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { optionsOfCell, shownCells } from '#rules/cells.ts';
import type { Cell, OfferedStep, PrintTerms } from '#rules/line-price.ts';
import type { Place, ProvinceDays } from '#rules/shipping-days.ts';
import type { VatTerms } from '#rules/vat.ts';
import { compiledOnce, uncounted } from '#database/named.ts';
import { textsOf, type Texts } from '#shop/localisation/localisation.ts';
import type { PriceType } from '#rules/surcharge.ts';
import { type BackOrder, backOrderJson, backOrderRoom, priceSteps } from '#shop/pricing/pricing.ts';
import { type DeliveryFacts, deliveryFactsJson, provinceOf } from '#shop/delivery/delivery.ts';
import { currentRateJson, type RielRate } from '#shop/riel/riel.ts';
import type { CartRequestLine } from './cart-json.ts';
import { cellsNow } from './cell-queries.ts';
import { repeatedProducts } from './repeat-queries.ts';
import { type CustomerOrders, noOrders, ordersOf } from './customer-orders-queries.ts';
import { drawingCentsOf, extraDaysOf, printOf } from './option-queries.ts';
import type { PaymentMethodLimits } from './payment-limits.ts';
import { placeOf, provinceDaysJson } from './place-queries.ts';
import { coupon, type CouponFacts } from './coupon-queries.ts';
import { type DepositFacts, depositJson, isDecorated } from './deposit-queries.ts';
import { currentVatJson } from './tax/tax-queries.ts';
import { type AccountTerms, termsJson } from './terms-queries.ts';

/**
 * An option that the product offers, with its names. `amount` is in cents or hundredths of a percent,
 * depending on the type.
 */
export interface ChosenOption {
  attributeId: number;
  optionId: number;
  priceType: PriceType;
  amount: number;
  /** Open days that it adds to those of its product. */
  extraDays: number;
  print: Pick<PrintTerms, 'setupCents' | 'steps'> | null;
  drawingCents: number;
  attributeNames: Texts | null;
  /** The option's names; for a size, the short name. */
  names: Texts | null;
}

/** A product in a cart, as the database knows it. Prices and surcharges are in cents per unit. */
export interface ProductReadModel {
  productId: number;
  names: Texts | null;
  categoryNames: Texts | null;
  /** The product's categories, including all parents. */
  categoryIds: number[];
  allowsDiscounts: boolean;
  basePriceCents: number;
  /** The price of one piece and the prices by quantity, with their discounts. */
  steps: OfferedStep[];
  orderMinimum: number;
  /** What fewer pieces than the minimum cost once; null if they are refused. */
  minimumFeeCents: number | null;
  shippingChargeCents: number;
  orderMaximum: number | null;
  /**
   * How much can be ordered, with `backOrder`. If the product counts per variant: of the chosen one, 0 if there is no such
   * variant.
   */
  stock: number | null;
  backOrder?: BackOrder | null;
  stockPer: StockPer | null;
  isDigital: boolean;
  /** Whether something is printed or engraved on it for this customer. */
  isDecorated: boolean;
  isShippingFree: boolean;
  /** Delivery days of the product, such as `2-4`; '' if not set. */
  shippingDays: string;
  /** The picture of the selected color, otherwise the first; '' if there is none. */
  picture: string;
  chosen: ChosenOption[];
  /** Whether it is printed again as its customer approved it before. */
  isRepeat?: true;
  /** Its pieces by color and size as they are now, if they differ. The stock is that of their variant. */
  cells?: readonly (Cell & { stock: number | null })[];
  /** Attributes that need an option: colors and sizes if the product has any, and the required attributes. */
  needed: { attributeId: number; names: Texts | null }[];
}

export interface CartFacts extends CustomerOrders, DeliveryFacts {
  /** The limits of the payment method; null if no payment is needed yet. */
  method: PaymentMethodLimits | null;
  /** Those of cash on delivery, with which a balance can be paid. */
  cash: PaymentMethodLimits | null;
  /** The location of the customer, or null if unknown. */
  place: Place | null;
  /** Extra days outside the capital, or null if none. */
  provinceDays: ProvinceDays | null;
  /** The database's time, which all rules use. */
  now: Date;
  products: ProductReadModel[];
  /** The coupon; null if there is no code, or the code doesn't exist. */
  coupon: CouponFacts | null;
  /** The rate; null if the shop shows no riel. */
  rielRate: RielRate | null;
  /** Null while VAT is off. */
  vat: VatTerms | null;
  /** The terms on which the customer may pay a deposit; null if they may not. */
  deposit: DepositFacts | null;
  /** The terms on which the customer orders on account; null if they pay at once. */
  account: AccountTerms | null;
}

const { color, size } = attributeKinds;
const chosenHere = sql`from product_option o join wanted w using (product_id, attribute_id, option_id) where o.product_id = p.id`;
/** SQL for the attribute's name, for an option `o` of a product. */
export const attributeNames = textsOf(
  { table: 'attribute_text', owner: 'attribute_id' },
  sql`o.attribute_id`,
);
export const optionNames = sql`case o.attribute_id
  when ${color}::int then ${textsOf({ table: 'color_text', owner: 'color_id' }, sql`o.option_id`)}
  when ${size}::int then ${textsOf({ table: 'size_text', owner: 'size_id', column: 'short_name' }, sql`o.option_id`)}
  else ${textsOf({ table: 'attribute_option_text', owner: 'attribute_option_id' }, sql`o.option_id`)} end`;

/** SQL for the first sent option of an attribute that a product counts its stock by, otherwise 0. */
const countedOption = (attributeId: number, per: StockPer) => sql`
  case when p.stock_per in (${per}, 'both') then (
    select o.option_id ${chosenHere} and o.attribute_id = ${attributeId}::int order by w.place limit 1) else 0 end`;

const listOf = (rows: RawBuilder<unknown>) =>
  sql`coalesce((select json_agg(each) from (${rows}) each), '[]')`;

/** What a cart asks for. Each combination has its own statement, because PostgreSQL prepares all parts of one at each run. */
interface Parts {
  hasOptions: boolean;
  hasCustomer: boolean;
  hasCoupon: boolean;
}

const productsOf = ({ hasOptions }: Parts) => sql`
  select p.id as "productId", ${textsOf({ table: 'product_text', owner: 'product_id' }, sql`p.id`)} as names,
    ${textsOf({ table: 'category_text', owner: 'category_id' }, sql`p.category_id`)} as "categoryNames",
    array(select f - 1000000 from unnest(p.facets) f where f < 2000000) as "categoryIds",
    p.allow_discounts as "allowsDiscounts", p.price_cents as "basePriceCents", ${priceSteps} as steps, p.order_minimum as "orderMinimum", p.minimum_fee_cents as "minimumFeeCents",
    case when p.shipping_free then 0 else p.shipping_cents end as "shippingChargeCents",
    p.order_maximum as "orderMaximum", orderable_stock(${
      hasOptions
        ? sql`case when counted.color + counted.size is null then p.stock else coalesce((
      select v.stock from product_variant v
      where v.product_id = p.id and v.color_id = counted.color and v.size_id = counted.size), 0) end`
        : sql`p.stock`
    }, ${backOrderRoom}) as stock, ${backOrderJson} as "backOrder", p.stock_per as "stockPer",
    p.digital_file is not null as "isDigital", ${hasOptions ? sql`exists (select ${chosenHere} and ${isDecorated})` : sql`false`} as "isDecorated",
    p.shipping_free as "isShippingFree", p.shipping_days as "shippingDays",
    coalesce((
      select i.path from product_picture i where i.product_id = p.id
      order by ${hasOptions ? sql`i.color_id in (select o.option_id ${chosenHere} and o.attribute_id = ${color}::int) desc nulls last,` : sql``} i.position
      limit 1), '') as picture,
    ${
      hasOptions
        ? listOf(sql`
      select o.attribute_id as "attributeId", o.option_id as "optionId", o.price_type as "priceType", o.amount,
        ${extraDaysOf(sql`o.attribute_id`, sql`o.option_id`)} as "extraDays", ${printOf(sql`o.attribute_id`, sql`o.option_id`)} as print, ${drawingCentsOf(sql`o.attribute_id`, sql`o.option_id`)} as "drawingCents", ${attributeNames} as "attributeNames", ${optionNames} as names
      ${chosenHere} order by w.place`)
        : sql`'[]'::json`
    } as chosen,
    ${listOf(sql`
      select o.attribute_id as "attributeId", ${attributeNames} as names from product_option o
      where o.product_id = p.id and (o.required or o.attribute_id in (${color}::int, ${size}::int))
      group by o.attribute_id order by o.attribute_id`)} as needed
  from product p ${
    hasOptions
      ? sql`left join lateral (select ${countedOption(color, 'color')} as color, ${countedOption(size, 'size')} as size) counted
      on p.stock_per is not null`
      : sql``
  }`;

export interface CartQuestion {
  lines: readonly CartRequestLine[];
  /** The coupon code, or '' if there is none. */
  couponCode: string;
  customerId: number | null;
  /** The province of a visitor, if known. Ignored for customers. */
  stateProvinceId?: number | null;
  /** The payment method, if chosen. */
  methodId?: PaymentMethodId;
}

interface FactsQuestion extends Omit<CartQuestion, 'lines'> {
  productIds: readonly number[];
  /** The product, attribute and id of each selected option. */
  chosenOf: readonly number[];
  attributeIds: readonly number[];
  optionIds: readonly number[];
}

const limitsJson = (methodId: PaymentMethodId, customerId: number | null) => sql`(
  select json_build_object('minCents', m.least_cents, 'maxCents', m.most_cents, 'isOff', not m.offered, 'isNotDecorated', m.not_decorated,
    'isElsewhere', m.country_ids is not null and coalesce((
      select c.country_id <> all (m.country_ids) from customer c where c.id = ${customerId}::int), true))
  from payment_method m where m.id = ${methodId}::int)`;

const factsStatement = (parts: Parts) =>
  compiledOnce(
    'cart-facts',
    ({
      productIds,
      chosenOf,
      attributeIds,
      optionIds,
      couponCode,
      customerId,
      stateProvinceId,
      methodId = 0,
    }: FactsQuestion) => sql<CartFacts>`
    with wanted as (
      select product_id, attribute_id, current_option(attribute_id, chosen_id) as option_id, place
      from unnest(${uncounted(chosenOf)}, ${uncounted(attributeIds)}, ${uncounted(optionIds)})
        with ordinality as w (product_id, attribute_id, chosen_id, place)),
     mine as (${parts.hasCustomer ? ordersOf(customerId) : noOrders})
    select now() as now, ${limitsJson(methodId, customerId)} as method, ${limitsJson(paymentMethodIds.cashOnDelivery, customerId)} as cash, ${currentRateJson} as "rielRate", ${currentVatJson} as vat, ${depositJson(customerId)} as deposit, ${parts.hasCustomer ? termsJson(customerId) : sql`null`} as account,
      ${deliveryFactsJson(customerId, stateProvinceId)},
      ${placeOf(provinceOf(customerId, stateProvinceId))} as place,
      ${provinceDaysJson} as "provinceDays", ${parts.hasCoupon ? sql`(select row_to_json(each) from (${coupon(couponCode, customerId)}) each)` : sql`null`} as coupon,
      ${listOf(sql`${productsOf(parts)} where p.id = any(${uncounted(productIds)}) and p.published`)} as products,
      mine.*
    from mine`,
  );

const factsStatements = new Map<string, ReturnType<typeof factsStatement>>();

function statementOf(parts: Parts) {
  const key = JSON.stringify(parts);
  const statement = factsStatements.get(key) ?? factsStatement(parts);
  factsStatements.set(key, statement);
  return statement;
}

/** Returns everything that affects a cart, in one statement. Products that are no longer sold are missing. */
export async function cartFacts(
  db: Database,
  { lines, couponCode, ...who }: CartQuestion,
): Promise<CartFacts> {
  const chosen = lines.flatMap(({ productId, options, cells }) =>
    [...options, ...(shownCells(cells) ?? []).flatMap(optionsOfCell)].map((option) => ({
      productId,
      ...option,
    })),
  );
  const code = tidyCouponCode(couponCode);
  const parts = {
    hasOptions: chosen.length > 0,
    hasCustomer: who.customerId !== null,
    hasCoupon: code !== '',
  };
  const query = statementOf(parts)(db, {
    ...who,
    couponCode: code,
    productIds: lines.map(({ productId }) => productId),
    chosenOf: chosen.map(({ productId }) => productId),
    attributeIds: chosen.map(({ attributeId }) => attributeId),
    optionIds: chosen.map(({ optionId }) => optionId),
  });
  const { rows } = await db.executeQuery(query);
  const [facts] = rows;
  if (!facts) throw new Error('no facts of a cart');
  const several = lines.filter(({ cells }) => shownCells(cells));
  const hasDesigns = lines.some(({ designId }) => designId !== undefined);
  if (several.length === 0 && !hasDesigns) return facts;
  const cells = several.length > 0 ? await cellsNow(db, several) : null;
  const repeated = hasDesigns ? await repeatedProducts(db, who.customerId, lines, facts.products) : [];
  const withOrdered = (product: ProductReadModel): ProductReadModel => {
    const ordered = cells?.get(product.productId);
    return {
      ...product,
      ...(ordered && { cells: ordered }),
      ...(repeated.includes(product.productId) && { isRepeat: true }),
    };
  };
  return { ...facts, products: facts.products.map(withOrdered) };
}
