import { type LineExtras, readExtras } from '#rules/line-extras.ts';
import { variantOf } from '#rules/cells.ts';
import type { Cell } from '#rules/line-price.ts';
import { mergeLines } from '#shop/pricing/pricing.ts';

/**
 * A line of a browser's cart, as far as it is used: product, quantity and options. Its prices are never read.
 */
export interface CartRequestLine extends LineExtras {
  productId: number;
  /** The quantity; 0 if the client didn't send an integer. */
  quantity: number;
  options: readonly ChosenId[];
  /** Its pieces by color and size: one cell if all are alike. Otherwise the options contain neither. */
  cells: readonly Cell[];
}

/** A line whose cells may repeat, or be omitted. `mergeLines` completes it. */
export type DraftLine = Omit<CartRequestLine, 'cells'> & { cells?: readonly Cell[] | undefined };

/** An option, identified by its attribute and its id within that attribute. */
export interface ChosenId {
  attributeId: number;
  optionId: number;
}

const limits = { bytes: 48 * 1024, depth: 5, lines: 100, options: 30, cells: 200 } as const;
const largestId = 2_147_483_647;
const largestQuantity = 1_000_000;

/**
 * Reads `cartJsonData`, the cart format of existing clients: ids and quantities as numbers or text, one line
 * per product. Skips lines without a usable product id. Returns null if it isn't a cart or exceeds the
 * limits, which are checked before it is traversed.
 */
export function readCart(text: string): CartRequestLine[] | null {
  if (text.trim() === '') return [];
  if (Buffer.byteLength(text) > limits.bytes || isDeeper(text, limits.depth)) return null;
  const lines = parsed(text);
  if (!Array.isArray(lines) || lines.length > limits.lines) return null;
  return mergeLines(lines.map(readLine).filter((line) => line !== null));
}

function readLine(line: unknown) {
  if (!isObject(line)) return null;
  const productId = wholeNumber(line['ProductId'], largestId);
  if (productId === null || productId === 0) return null;
  const chosen = Array.isArray(line['productSelectedAttributes']) ? line['productSelectedAttributes'] : [];
  const options = chosen.slice(0, limits.options).flatMap(readOption);
  return {
    productId,
    quantity: wholeNumber(line['Quantity'], largestQuantity) ?? 0,
    options,
    cells: readCells(line['VariantQuantities'], options),
    ...readExtras(line),
  };
}

/**
 * Reads `VariantQuantities`: [{ColorID, SizeID, Quantity}]. A color or size that isn't sent is the one among the options of
 * the line. Undefined if there are none.
 */
function readCells(sent: unknown, options: readonly ChosenId[]): Cell[] | undefined {
  if (!Array.isArray(sent) || sent.length === 0) return undefined;
  const variant = variantOf(options);
  const cells = sent.slice(0, limits.cells + 1).map((cell: unknown): Cell => {
    const { ColorID, SizeID, Quantity } = isObject(cell) ? cell : {};
    return {
      colorId: wholeNumber(ColorID, largestId) || variant.colorId,
      sizeId: wholeNumber(SizeID, largestId) || variant.sizeId,
      quantity: wholeNumber(Quantity, largestQuantity) ?? -1,
    };
  });
  const isValid = sent.length <= limits.cells && cells.every(({ quantity }) => quantity >= 0);
  const ordered = isValid ? cells.filter(({ quantity }) => quantity > 0) : [];
  // A quantity of 0 can't be ordered, so that no piece is left out silently.
  return ordered.length > 0 ? ordered : [{ ...variant, quantity: 0 }];
}

function readOption(option: unknown): ChosenId[] {
  if (!isObject(option)) return [];
  const attributeId = wholeNumber(option['ProductAttributeID'], largestId);
  const optionId = wholeNumber(option['PrimaryKeyValue'], largestId);
  return attributeId === null || optionId === null ? [] : [{ attributeId, optionId }];
}

/** Parses 2, "2" and " 2 ". Null for everything that isn't an integer from 0 to `largest`. */
function wholeNumber(value: unknown, largest: number): number | null {
  const isText = typeof value === 'string' && /^\s*\d{1,10}\s*$/u.test(value);
  const number = isText ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= largest
    ? number
    : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns whether brackets outside strings are nested deeper than `limit`. Safe for any text. */
function isDeeper(text: string, limit: number): boolean {
  let depth = 0;
  // Strings are skipped as a whole, even unterminated ones, because a pattern that could fail there would
  // restart at each quote.
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.?)*"?|[[\]{}]/gsu)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > limit) return true;
  }
  return false;
}
