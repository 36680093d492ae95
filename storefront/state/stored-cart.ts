import { type WireExtras, wireExtrasOf } from '#rules/line-extras.ts';
import { attributeKinds } from '#contract/constants.ts';
import { isRecord } from '#web/is-record.ts';
import { parseList, type Read } from './storage.ts';
import { numberOf, pathOf, productIdOf, quantityOf } from './stored-values.ts';

/** A selected option of a cart line. Color and size ids are numbers, all others text, as existing clients send them. */
export interface SelectedAttribute {
  ProductId: string;
  ProductAttributeID: number;
  PrimaryKeyValue: number | string;
}

/** Pieces of a line with the same color and size; 0 for none. */
export interface StoredCell {
  ColorID: number;
  SizeID: number;
  Quantity: number;
}

/**
 * A line of the storage key `cartItems`, in the format of existing clients. There is one line per product.
 */
export interface CartLine extends WireExtras {
  ProductId: string;
  productSelectedAttributes: SelectedAttribute[];
  Quantity: number;
  /** Its pieces by color and size, if they differ; `Quantity` is their sum. The attributes then contain neither. */
  VariantQuantities?: StoredCell[];
  ShippingCharges: 0;
  /** Path of the picture. */
  DefaultImage: string;
}

/** The input for a new line. Ids may be numbers, and an option may be null for none. */
export interface NewCartLine extends WireExtras {
  ProductId: number | string;
  Quantity: number;
  productSelectedAttributes?: readonly {
    ProductAttributeID: number;
    PrimaryKeyValue: number | string | null;
  }[];
  VariantQuantities?: readonly StoredCell[] | undefined;
  DefaultImage: string;
  /** Current unit price in dollars, to report a later change. */
  Price?: number;
}

/** Converts a line of any client to our format. Returns null if it has no product. */
export function cartLineOf(entry: unknown): CartLine | null {
  const id = isRecord(entry) ? productIdOf(entry['ProductId']) : null;
  if (!isRecord(entry) || id === null) return null;
  const chosen = entry['productSelectedAttributes'];
  const line = {
    ProductId: id,
    productSelectedAttributes: Array.isArray(chosen) ? chosen.flatMap((each) => attributeOf(id, each)) : [],
    Quantity: quantityOf(entry['Quantity']),
    ShippingCharges: 0 as const,
    DefaultImage: pathOf(entry['DefaultImage']),
    ...wireExtrasOf(entry),
  };
  const cells = entry['VariantQuantities'];
  return Array.isArray(cells) ? withStoredCells(line, cells.flatMap(cellOf)) : line;
}

function cellOf(entry: unknown): StoredCell[] {
  if (!isRecord(entry)) return [];
  const idIn = (value: unknown) => Number(productIdOf(value) ?? 0);
  const Quantity = quantityOf(entry['Quantity']);
  return [{ ColorID: idIn(entry['ColorID']), SizeID: idIn(entry['SizeID']), Quantity }];
}

const { color, size } = attributeKinds;
const optionIn = ({ productSelectedAttributes: chosen }: CartLine, attribute: number) =>
  Number(chosen.find(({ ProductAttributeID }) => ProductAttributeID === attribute)?.PrimaryKeyValue ?? 0);

/** Returns the cells of a line, of which a plain line has one. */
export const storedCellsOf = (line: CartLine): readonly StoredCell[] =>
  line.VariantQuantities ?? [
    { ColorID: optionIn(line, color), SizeID: optionIn(line, size), Quantity: line.Quantity },
  ];

/** Returns a line with these cells. One whose pieces are all alike has its color and size among the attributes. */
export function withStoredCells(line: CartLine, cells: readonly StoredCell[]): CartLine {
  const alike = Map.groupBy(cells, ({ ColorID, SizeID }) => `${ColorID} ${SizeID}`);
  const summed = [...alike.values()].flatMap(([first, ...more]) => {
    const Quantity = more.reduce((sum, cell) => sum + cell.Quantity, first?.Quantity ?? 0);
    return first ? [{ ...first, Quantity }] : [];
  });
  const [only, second] = summed;
  if (!only) return line;
  const { VariantQuantities: _, ...plain } = line;
  const others = line.productSelectedAttributes.filter(
    ({ ProductAttributeID: id }) => id !== color && id !== size,
  );
  const Quantity = summed.reduce((sum, cell) => sum + cell.Quantity, 0);
  if (second) return { ...plain, productSelectedAttributes: others, Quantity, VariantQuantities: summed };
  const { ProductId } = line;
  const variant = [
    { ProductId, ProductAttributeID: color, PrimaryKeyValue: only.ColorID },
    { ProductId, ProductAttributeID: size, PrimaryKeyValue: only.SizeID },
  ].filter(({ PrimaryKeyValue }) => PrimaryKeyValue !== 0);
  return { ...plain, Quantity, productSelectedAttributes: [...variant, ...others] };
}

function attributeOf(productId: string, entry: unknown): SelectedAttribute[] {
  if (!isRecord(entry)) return [];
  const attribute = numberOf(entry['ProductAttributeID']);
  const option = numberOf(entry['PrimaryKeyValue']);
  if (attribute === null || option === null) return [];
  const asNumber = attribute === attributeKinds.color || attribute === attributeKinds.size;
  return [
    {
      ProductId: productId,
      ProductAttributeID: attribute,
      PrimaryKeyValue: asNumber ? option : String(option),
    },
  ];
}

/**
 * Returns the stored cart. If two lines have the same product, the first is used, with the other colors and sizes of those
 * that follow.
 */
export function parseCart(stored: unknown): Read<CartLine[]> {
  const { value, damaged } = parseList(stored, cartLineOf);
  const merged = [...Map.groupBy(value, ({ ProductId }) => ProductId).values()];
  return { value: merged.map((lines) => lines.reduce((first, line) => together(first, line))), damaged };
}

function together(first: CartLine, line: CartLine): CartLine {
  const cells = storedCellsOf(first);
  const isNew = (cell: StoredCell) =>
    cells.every(({ ColorID, SizeID }) => ColorID !== cell.ColorID || SizeID !== cell.SizeID);
  const added = storedCellsOf(line).filter(isNew);
  return added.length > 0 ? withStoredCells(first, [...cells, ...added]) : first;
}
