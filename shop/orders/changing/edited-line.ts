import {
  cellAttributes,
  isSameOption,
  isSameVariant,
  optionsOfCell,
  variantOf,
  withCells,
} from '#rules/cells.ts';
import type { Cell, LineTerms } from '#rules/line-price.ts';
import type { ProductReadModel } from '../cart-queries.ts';
import { newOption } from '../new-order.ts';
import type { NewOption } from '../line-queries.ts';
import type { StoredCell, StoredLine } from './change-queries.ts';
import { agreedTerms, fixedTerms } from './fixed-terms.ts';
import type { OrderEdit } from './order-edit.ts';

/** What an edit makes of a line that remains. */
export interface EditedLine {
  terms: LineTerms;
  quantity: number;
  options: readonly NewOption[];
  cells: StoredCell[];
  /** The color and size of all its pieces if they are alike, and the units in stock of their variant. */
  variant: Omit<Cell, 'quantity'> & { stock: number | null };
  /** Whether other colors or sizes are ordered than before, or other numbers of them. */
  isEdited: boolean;
  /** Whether its pieces get another price. */
  isRepriced: boolean;
  /** Whether it names a color or size that its product doesn't have, or only a quantity although it has cells. */
  isUnclear: boolean;
}

/**
 * Returns a remaining line with the cells of its edit. Colors and sizes that it already had keep the prices that they had
 * when it was ordered; those of others are current.
 */
export function editedLine(
  line: StoredLine,
  stay: OrderEdit['stay'][number],
  product: ProductReadModel | undefined,
): EditedLine {
  const { terms, isRepriced } = termsAfter(line, stay);
  const { options: ordered, cells: stored } = line;
  const unchanged = { terms, options: ordered, cells: stored, variant: line, isEdited: false, isRepriced };
  if (!stay.cells) {
    const isUnclear = line.cells.length > 0 && stay.quantity !== line.quantity;
    return { ...unchanged, quantity: isUnclear ? line.quantity : stay.quantity, isUnclear };
  }
  const options = line.options.filter(({ attributeId }) => !cellAttributes.includes(attributeId));
  const tidied = withCells({ quantity: stay.quantity, options }, stay.cells);
  const before = storedCells(line);
  const after = tidied.cells ?? [{ ...variantOf(tidied.options), quantity: tidied.quantity }];
  const offered = product?.chosen ?? [];
  const allOptions = [
    ...line.options,
    ...line.cells.flatMap((cell) => cell.options),
    ...offered.map(newOption),
  ];
  const cells = after.map((cell): StoredCell => {
    const had = before.find((each) => isSameVariant(each, cell));
    const isPacked = had?.quantity === cell.quantity;
    const named = optionsOfCell(cell).map((chosen) => allOptions.find((each) => isSameOption(each, chosen)));
    return {
      ...cell,
      options: named.filter((option) => option !== undefined),
      unit_cents: 0,
      packed_at: isPacked ? (had.packed_at ?? null) : null,
      stock: had ? had.stock : (product?.cells?.find((each) => isSameVariant(each, cell))?.stock ?? null),
    };
  });
  const added = offered.filter(
    (option) =>
      cellAttributes.includes(option.attributeId) &&
      !terms.options.some((each) => isSameOption(each, option)),
  );
  const [first, second] = cells;
  return {
    terms: {
      ...terms,
      options: [
        ...terms.options,
        ...added.map(({ attributeId, optionId, priceType, amount }) => ({
          attributeId,
          optionId,
          priceType,
          value: amount,
        })),
      ],
    },
    quantity: tidied.quantity,
    options: first && !second ? [...first.options, ...options] : options,
    cells: second ? cells : [],
    variant: first && !second ? first : line,
    isRepriced,
    isEdited:
      after.length !== before.length ||
      after.some(
        (cell) => !before.some((each) => isSameVariant(each, cell) && each.quantity === cell.quantity),
      ),
    isUnclear: cells.some((cell) => cell.options.length !== neededIn(line)),
  };
}

/** Returns the terms of a remaining line, and whether its pieces get another price. */
function termsAfter(
  line: StoredLine,
  stay: OrderEdit['stay'][number],
): Pick<EditedLine, 'terms' | 'isRepriced'> {
  const { unitCents = line.unit_cents, isByQuantity } = stay;
  const former = isByQuantity && asksForPrice(line, stay) && line.terms?.beforeAgreed;
  if (former) return { terms: former, isRepriced: true };
  const isRepriced = unitCents !== line.unit_cents;
  return { terms: isRepriced ? agreedTerms(line, unitCents) : (line.terms ?? fixedTerms(line)), isRepriced };
}

/** Returns whether an edit gives another quantity to a line whose price was agreed by a proof. */
export const asksForPrice = (line: StoredLine, { quantity }: { quantity: number }): boolean =>
  line.terms?.beforeAgreed !== undefined && quantity !== line.quantity;

/** Returns the number of options that each cell needs, as those that the line was ordered with. */
const neededIn = ({ options, cells }: StoredLine): number =>
  cells[0]?.options.length ??
  options.filter(({ attributeId }) => cellAttributes.includes(attributeId)).length;

/** Returns the cells of a stored line, of which a plain line has one. */
export const storedCells = (line: StoredLine): readonly StoredCell[] =>
  line.cells.length > 0
    ? line.cells
    : [
        {
          colorId: line.colorId,
          sizeId: line.sizeId,
          quantity: line.quantity,
          options: line.options.filter(({ attributeId }) => cellAttributes.includes(attributeId)),
          unit_cents: line.unit_cents,
          packed_at: line.packed_at,
          stock: line.stock,
        },
      ];
