import { attributeKinds, pictureViews, priceTypes, type StockPer } from '#contract/constants.ts';
import { missingChoice } from '#rules/choices.ts';
import type { LineExtras } from '#rules/line-extras.ts';
import {
  alike,
  type Cell,
  type LineTerms,
  optionCents,
  priceLine,
  type PriceStep,
} from '#rules/line-price.ts';
import { centsOf, centsToDollars, sumCents } from '#rules/money.ts';
import { isCountedBy, isOutOfStock } from '#rules/stock.ts';
import { isColor, isSize, type OptionGroup, type ProductData, type ProductPicture } from './product-data.ts';

/** The shopper's selection: the id of the option for each attribute, and the quantity. */
export interface Chosen extends LineExtras {
  options: Readonly<Record<number, number>>;
  quantity: number;
  /** How many of each color and size, instead of one among the options. `quantity` is their sum. */
  cells?: readonly Cell[];
}

/** Whether an attribute differs between the selected cells. */
export const isOfCells = ({ cells }: Chosen, attributeId: number): boolean =>
  cells !== undefined && (attributeId === attributeKinds.color || attributeId === attributeKinds.size);

/** Whether several colors and sizes of a product can be ordered together: it has prices by quantity, or stock of each. */
export const hasMatrix = ({ options, terms, variantStock, digital }: ProductData): boolean =>
  !digital &&
  (terms !== undefined || variantStock !== null) &&
  options.some((group) => (isColor(group) || isSize(group)) && group.choices.length > 1);

export const nothingChosen: Chosen = { options: {}, quantity: 1 };

/** What prevents adding to the cart, in the order of the checks (specification §5). */
export type ChoiceProblem =
  | { code: 'size' | 'color' | 'quantity' | 'outOfStock' }
  | { code: 'variantOut'; attributeId: number }
  | { code: 'attribute'; name: string };

/**
 * Returns what prevents adding the product, or null. Colors and sizes are required whenever the product has
 * them.
 */
export function choiceProblem(product: ProductData, chosen: Chosen): ChoiceProblem | null {
  if (isOutOfStock(product.stock)) return { code: 'outOfStock' };
  const needed = product.options.filter(
    (group) => (group.required || isSize(group) || isColor(group)) && !isOfCells(chosen, group.attributeId),
  );
  const missing = missingChoice(needed, (id) => chosen.options[id] !== undefined);
  if (!missing) {
    if (isOutOfStock(stockOf(product, chosen))) return variantOut(product);
    return chosen.quantity >= 1 ? null : { code: 'quantity' };
  }
  if (isSize(missing)) return { code: 'size' };
  return isColor(missing) ? { code: 'color' } : { code: 'attribute', name: missing.name };
}

/** Returns the problem of a selection that is out of stock. The size can be changed most easily. */
export const variantOut = ({ variantStock }: ProductData): ChoiceProblem => ({
  code: 'variantOut',
  attributeId: variantStock?.per === 'color' ? attributeKinds.color : attributeKinds.size,
});

/** Returns the selected variant, or all variants that fit the selection so far; undefined if there are none. */
function fittingOf(product: ProductData, chosen: Chosen) {
  const { colorId, sizeId } = chosenVariant(product, chosen);
  return product.variantStock?.left.filter(
    (each) => (!colorId || each.colorId === colorId) && (!sizeId || each.sizeId === sizeId),
  );
}

/** Returns the stock of the selected variant, or of all variants that fit the selection so far. */
export const stockOf = (product: ProductData, chosen: Chosen): number | null =>
  fittingOf(product, chosen)?.reduce((sum, each) => sum + each.stock, 0) ?? product.stock;

/** Returns from when the selection can be had; undefined if some of it is in stock, or can't be ordered. */
export const backOrderOf = (product: ProductData, chosen: Chosen): ProductData['backOrder'] =>
  fittingOf(product, chosen)?.some(({ isAwaited }) => !isAwaited) ? undefined : product.backOrder;

/** Returns whether a color or size is out of stock, together with the other selected options. */
export const isChoiceOut = (product: ProductData, chosen: Chosen, attributeId: number, id: number): boolean =>
  isCountedBy(product.variantStock?.per ?? null, attributeId) &&
  isOutOfStock(stockOf(product, { ...chosen, options: { ...chosen.options, [attributeId]: id } }));

/** Returns the names of the color and size by which the selection's stock is counted. */
export const countedNames = ({ variantStock, options }: ProductData, chosen: Chosen): string[] =>
  options
    .filter(({ attributeId }) => isCountedBy(variantStock?.per ?? null, attributeId))
    .flatMap(
      ({ attributeId, choices }) => choices.find(({ id }) => id === chosen.options[attributeId])?.name ?? [],
    );

/** Returns the color and size by which a selected variant's stock is counted; 0 if it isn't counted by it. */
export const chosenVariant = ({ variantStock }: ProductData, chosen: Chosen) => ({
  colorId: countedOrNone(variantStock?.per ?? null, chosen, attributeKinds.color),
  sizeId: countedOrNone(variantStock?.per ?? null, chosen, attributeKinds.size),
});

const countedOrNone = (per: StockPer | null, chosen: Chosen, attributeId: number): number =>
  isCountedBy(per, attributeId) && !chosen.cells ? (chosen.options[attributeId] ?? 0) : 0;

function isSelected(chosen: Chosen, attributeId: number, id: number): boolean {
  if (!isOfCells(chosen, attributeId)) return chosen.options[attributeId] === id;
  const isColorId = attributeId === attributeKinds.color;
  return chosen.cells?.some(({ colorId, sizeId }) => (isColorId ? colorId : sizeId) === id) ?? false;
}

/** Returns what decides the price with the selected options at any quantity. */
export function termsOf(
  { terms, price, discounted, options, orderMinimum = 1 }: ProductData,
  chosen: Chosen,
): LineTerms {
  const isChosen = (each: { attributeId: number; optionId: number }) =>
    isSelected(chosen, each.attributeId, each.optionId);
  const drawingCents = sumCents(
    options.flatMap(({ attributeId, choices }) =>
      choices
        .filter(({ id }) => isChosen({ attributeId, optionId: id }))
        .map(({ drawing = 0 }) => centsOf(drawing)),
    ),
  );
  const drawn = drawingCents > 0 && { drawingCents };
  if (terms) {
    const { prints = [], ...others } = terms;
    return {
      ...others,
      options: terms.options.filter(isChosen),
      prints: prints.filter(isChosen),
      ...drawn,
    };
  }
  const reducedCents = discounted === null ? null : centsOf(discounted);
  return {
    v: 1,
    steps: [{ from: 1, cents: centsOf(price), reducedCents, reductionId: null }],
    options: options.flatMap(({ attributeId, choices }) =>
      choices
        .filter(({ id }) => isSelected(chosen, attributeId, id))
        .map((choice) => ({
          attributeId,
          optionId: choice.id,
          priceType: priceTypes.fixedValue,
          value: centsOf(choice.price),
        })),
    ),
    ...drawn,
    minimum: { pieces: orderMinimum },
    shippingCents: 0,
  };
}

const groupsAt = (groups: readonly OptionGroup[], terms: LineTerms, { cents }: PriceStep, quantity: number) =>
  groups.map((group) => ({
    ...group,
    choices: group.choices.map((choice) => {
      const isChoice = (each: { attributeId: number; optionId: number }) =>
        each.attributeId === group.attributeId && each.optionId === choice.id;
      const option =
        terms.options.find(isChoice) ??
        terms.prints
          ?.filter(isChoice)
          .map((print) => ({ ...print, priceType: priceTypes.fixedValue, value: 0 }))[0];
      return option
        ? { ...choice, price: centsToDollars(optionCents(terms, option, { cents, quantity })) }
        : choice;
    }),
  }));

/**
 * Returns the price of one piece at the selected quantity, without its discount as well, in dollars. `base` is the price
 * without the surcharges of the selected options; `groups` are the options with their surcharges; `total` is what all
 * pieces cost, with one-time charges.
 */
export function chosenPrice(product: ProductData, chosen: Chosen) {
  const terms = termsOf(product, chosen);
  const line = priceLine(terms, chosen.cells ?? alike(chosen.quantity));
  const { step, unitCents, listCents, once } = line;
  const groups = product.terms
    ? groupsAt(product.options, product.terms, step, chosen.quantity)
    : product.options;
  const surcharges = groups.flatMap(({ attributeId, choices }) =>
    isOfCells(chosen, attributeId)
      ? []
      : choices.filter(({ id, price }) => id === chosen.options[attributeId] && price > 0),
  );
  return {
    terms,
    groups,
    surcharges,
    once,
    total: centsToDollars(line.totalCents + line.onceCents),
    base: centsToDollars(step.reducedCents ?? step.cents),
    price: centsToDollars(listCents),
    discounted: step.reducedCents === null ? null : centsToDollars(unitCents),
  };
}

/**
 * Returns the working days that the slowest selected option adds to those of the product, and whether the customer approves
 * a proof first: of the selected options, or of any that can be selected.
 */
export function workOf(product: ProductData, chosen: Chosen) {
  const selected = product.options.map(({ attributeId, choices, required }) => {
    const choice = choices.find(({ id }) => id === chosen.options[attributeId]);
    const isPrinted = choice ? choice.asksFor : required && choices.every(({ asksFor }) => asksFor);
    return { days: choice?.extraDays ?? 0, isPrinted };
  });
  return {
    extraDays: (backOrderOf(product, chosen)?.days ?? 0) + Math.max(0, ...selected.map(({ days }) => days)),
    needsApproval: selected.some(({ isPrinted }) => isPrinted),
  };
}

/** The number of pictures that is enough to show a product. Its other colors are visible in the options. */
const enough = 3;

export function chosenColor({ options }: ProductData, chosen: Chosen): number | null {
  const group = options.find(isColor);
  return (group && chosen.options[group.attributeId]) ?? null;
}

/**
 * Returns the pictures of the selected color, then those without a color. If no color is selected or it has
 * no pictures, the first color's are used, and if these are few, also the other colors'. If two are enough,
 * the second shows the product without a print.
 */
export function shownPictures(product: ProductData, chosen: Chosen): readonly ProductPicture[] {
  const colorId = chosenColor(product, chosen);
  const of = (color: number | null) => {
    const sorted = inOrder(product.pictures, color);
    const [first, second, ...others] = sorted;
    return first && second?.view === 'front' && isNothingPutOn(product, chosen, second)
      ? [second, first, ...others]
      : sorted;
  };
  if (colorId !== null && of(colorId).length > 0) return [...of(colorId), ...of(null)];
  const lead = product.pictures[0]?.colorId ?? null;
  const matching = [...of(lead), ...(lead === null ? [] : of(null))];
  if (matching.length >= enough) return matching;
  const others = product.pictures.filter(({ colorId: color }) => color !== lead && color !== null);
  return [...matching, ...others.filter(({ view }) => view === 'front')];
}

const inOrder = (pictures: readonly ProductPicture[], color: number | null) =>
  pictures
    .filter(({ colorId }) => colorId === color)
    .toSorted((one, other) => pictureViews.indexOf(one.view) - pictureViews.indexOf(other.view));

/**
 * Returns whether the free option (“No print”) is selected: if it is the only free one and the others cost extra. If the
 * plain picture has print areas, the free option is the default of a group that isn't required.
 */
function isNothingPutOn({ options }: ProductData, chosen: Chosen, { areas }: ProductPicture): boolean {
  const isFree = options.flatMap((group): unknown[] => {
    const { choices } = group;
    const [free, other] = choices.filter(({ price }) => price === 0);
    const choice = chosen.options[group.attributeId];
    if (isColor(group) || isSize(group) || choices.length < 2 || !free || other) return [];
    if (choice) return [choice === free.id];
    return choices.some(({ area }) => area) ? [] : [!group.required && areas?.length];
  });
  return isFree.some(Boolean) && isFree.every(Boolean);
}
