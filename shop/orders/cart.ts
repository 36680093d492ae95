import { extrasOf, type LineExtras } from '#rules/line-extras.ts';
import { type LanguageCode, languageCodes, languages } from '#contract/languages.ts';
import type { MessageCode } from '#contract/messages.ts';
import type { Database } from '#database/schema.ts';
import { textIn, type Texts } from '#shop/localisation/localisation.ts';
import { type BackOrder, priceCart, type CartLine, type PricedCart } from '#shop/pricing/pricing.ts';
import { withCharge } from '#rules/cart-totals.ts';
import { sumCents } from '#rules/money.ts';
import { type Place, promisedDays } from '#rules/shipping-days.ts';
import type { VatTerms } from '#rules/vat.ts';
import {
  cellAttributes,
  countedCells,
  optionsOfCell,
  shownCells,
  summedCells,
  variantOf,
} from '#rules/cells.ts';
import type { Cell } from '#rules/line-price.ts';
import { missingChoice as firstMissing } from '#rules/choices.ts';
import { isCountedBy } from '#rules/stock.ts';
import { factsText } from '#rules/text-of-language.ts';
import type { AccountTerms } from './terms-queries.ts';
import type { CartRequestLine } from './cart-json.ts';
import { type Delivery, deliveryOf, withFreeDeliveries } from './delivery.ts';
import { type DepositTerms, depositTerms, needsProof } from './deposit-terms.ts';
import { cartFacts, type CartFacts, type ChosenOption, type ProductReadModel } from './cart-queries.ts';

/** Pieces of a line with the same color and size, the options for them, and the stock of their variant if it is counted. */
export interface ShopCell extends Cell {
  stock: number | null;
  options: readonly ChosenOption[];
}

export type ShopLine = Omit<CartLine, 'cells'> &
  LineExtras &
  Pick<
    ProductReadModel,
    | 'basePriceCents'
    | 'names'
    | 'categoryNames'
    | 'isDigital'
    | 'isDecorated'
    | 'isShippingFree'
    | 'shippingDays'
    | 'picture'
    | 'needed'
    | 'stockPer'
  > & {
    /** One option per attribute: the first sent option that the product has. */
    chosen: readonly ChosenOption[];
    /** Its pieces by color and size. If there are several, `chosen` has neither; otherwise the cell has all of `chosen`. */
    cells: readonly ShopCell[];
    /** Open days that the options need, those of the slowest one, after those until more is expected. */
    extraDays: number;
    /** The day on which more is expected, if there is less in stock than is ordered. The line waits for it. */
    expectedOn?: string;
    /** How much of `stock` is beyond what is there. */
    room: number;
  };
export type ShopCart = PricedCart<ShopLine> & {
  /** The delivery; null if each product has its own delivery time, or there is no delivery. */
  delivery: Delivery | null;
  /** Business days until the order arrives, without an address in the capital and elsewhere; '' if unknown. */
  promisedDays: string;
  provinceDays: string;
  /** Whether the customer has to approve a proof first, from which the days count. */
  needsApproval: boolean;
  /** Null while VAT is off. */
  vat: VatTerms | null;
  /** The terms on which a deposit is enough for these items; null if everything is paid at once. */
  deposit: DepositTerms | null;
  /** The terms on which these items can be ordered on account; null if they can't. Files are paid at once. */
  account: AccountTerms | null;
};

/**
 * Why the shop refuses: the code of the message, and its parameters. Names are in every language that they
 * have.
 */
export interface Refusal {
  code: MessageCode;
  values?: Readonly<Record<string, string | number | Texts>>;
}

/**
 * Prices a cart from the database. Silently removes products that aren't sold and options that a product
 * doesn't have.
 */
export async function priceShopCart(
  db: Database,
  lines: readonly CartRequestLine[],
  customerId: number | null = null,
  stateProvinceId: number | null = null,
): Promise<ShopCart> {
  return priceFacts(lines, await cartFacts(db, { lines, couponCode: '', customerId, stateProvinceId }));
}

/** Joins facts to the lines, in the order of the cart: the pure part of pricing. */
export function priceFacts(
  lines: readonly CartRequestLine[],
  facts: Pick<
    CartFacts,
    'products' | 'deliveries' | 'freeDeliveries' | 'place' | 'provinceDays' | 'vat' | 'deposit' | 'account'
  >,
  deliveryMethodId: number | null = null,
): ShopCart {
  const byId = new Map(facts.products.map((product) => [product.productId, product]));
  const { totals, ...cart } = priceCart(
    lines.flatMap((line) => {
      const product = byId.get(line.productId);
      return product ? [shopLine(line, product)] : [];
    }),
  );
  const delivery = deliveryOf(facts.deliveries, cart.lines, deliveryMethodId);
  const daysTo = (place: Place) =>
    delivery?.days ?? promisedDays(cart.lines, null, place, facts.provinceDays);
  const priced: ShopCart = {
    ...cart,
    totals: withCharge(totals, delivery?.method?.priceCents ?? 0),
    delivery,
    promisedDays: daysTo(facts.place ?? 'capital'),
    provinceDays: daysTo(facts.place ?? 'provinces'),
    needsApproval: cart.lines.some(needsProof),
    vat: facts.vat,
    deposit: depositTerms(cart.lines, facts.deposit),
    account: cart.lines.some(({ isDigital }) => isDigital) ? null : facts.account,
  };
  return withFreeDeliveries(priced, facts.freeDeliveries);
}

function shopLine(line: CartRequestLine, product: ProductReadModel): ShopLine {
  const { steps, orderMinimum, minimumFeeCents, shippingChargeCents, isRepeat, backOrder, ...facts } =
    product;
  const { cells, chosen, stock } = choicesIn(product, line.quantity);
  const quantity = sumCents(cells.map((cell) => cell.quantity));
  const awaited = awaitedOf(backOrder, { cells, stockPer: product.stockPer, stock, quantity });
  const options = [...new Set([...chosen, ...cells.flatMap((cell) => cell.options)])];
  const prints = chosen.flatMap(({ attributeId, optionId, print }) =>
    print ? [{ attributeId, optionId, ...print }] : [],
  );
  const drawingCents = sumCents(chosen.map((each) => each.drawingCents));
  return {
    ...facts,
    stock,
    room: backOrder?.room ?? 0,
    quantity,
    ...(awaited && { expectedOn: awaited.expectedOn }),
    ...extrasOf(line),
    chosen,
    cells,
    extraDays: Math.max(0, ...options.map(({ extraDays }) => extraDays)) + (awaited?.days ?? 0),
    terms: {
      v: 1,
      steps,
      options: options.map(({ attributeId, optionId, priceType, amount }) => ({
        attributeId,
        optionId,
        priceType,
        value: amount,
      })),
      ...(prints.length > 0 && { prints }),
      ...(drawingCents > 0 && { drawingCents }),
      ...(isRepeat && { isRepeat }),
      minimum: { pieces: orderMinimum, ...(minimumFeeCents !== null && { feeCents: minimumFeeCents }) },
      shippingCents: shippingChargeCents,
    },
  };
}

/**
 * Returns the back order of a line if more is ordered than is in stock, otherwise null. The line then waits as a whole,
 * because an order is sent together.
 */
export function awaitedOf(
  backOrder: BackOrder | null | undefined,
  { stock, stockPer, quantity, cells }: Pick<ShopLine, 'stock' | 'stockPer' | 'quantity' | 'cells'>,
): BackOrder | null {
  if (!backOrder || stock === null) return null;
  const counted = stockPer ? countedCells(cells, stockPer) : [{ quantity, stock }];
  const isBeyond = counted.some((each) => each.stock !== null && each.quantity > each.stock - backOrder.room);
  return isBeyond ? backOrder : null;
}

/** Returns the options of a line, of which those that its product doesn't have count as none, and its stock. */
function choicesIn(
  product: ProductReadModel,
  quantity: number,
): Pick<ShopLine, 'cells' | 'chosen' | 'stock'> {
  const isFirst = ({ attributeId }: ChosenOption, at: number) =>
    product.chosen.findIndex((each) => each.attributeId === attributeId) === at;
  const cells = summedCells(
    (product.cells ?? []).map((cell) => {
      const options = optionsOfCell(cell).flatMap(({ attributeId, optionId }) =>
        product.chosen
          .filter((each) => each.attributeId === attributeId && each.optionId === optionId)
          .slice(0, 1),
      );
      return { ...cell, ...variantOf(options), options };
    }),
  );
  if (!shownCells(cells)) {
    const chosen = product.chosen.filter(isFirst);
    const stock = cells[0]?.stock ?? product.stock;
    const sum = cells[0]?.quantity ?? quantity;
    return { cells: [{ ...variantOf(chosen), quantity: sum, stock, options: chosen }], chosen, stock };
  }
  const chosen = product.chosen.filter(
    (option, at) => !cellAttributes.includes(option.attributeId) && isFirst(option, at),
  );
  const counted = product.stockPer && countedCells(cells, product.stockPer);
  return { cells, chosen, stock: counted ? sumCents(counted.map((cell) => cell.stock ?? 0)) : product.stock };
}

/** Returns the name of a line or of its cell, with the color and size that its stock is counted by: `Shirt (Red, L)`. */
export function countedName({ names, chosen, stockPer }: ShopLine, cell?: ShopCell): Texts {
  const counted = (cell?.options ?? chosen).filter(({ attributeId }) => isCountedBy(stockPer, attributeId));
  if (!names || counted.length === 0) return names ?? {};
  const inLanguage = (code: LanguageCode) =>
    `${textIn(names, code)} (${factsText(
      code,
      counted.map((each) => textIn(each.names, code)),
    )})`;
  return Object.fromEntries(languageCodes.map((code) => [languages[code].id, inLanguage(code)]));
}

/** Returns the first option that must be selected before a line can be ordered. */
export const missingChoice = ({ needed, chosen, cells }: ShopLine): ShopLine['needed'][number] | undefined =>
  firstMissing(needed, (id) =>
    cells.every(({ options }) => [...chosen, ...options].some(({ attributeId }) => attributeId === id)),
  );

export const isRefusal = (outcome: object): outcome is Refusal => 'code' in outcome;
