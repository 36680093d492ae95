import { isOfCell, isSameOption, isSameVariant, optionsOfCell, shownCells, withCells } from '#rules/cells.ts';
import type { LineTerms } from '#rules/line-price.ts';
import { sumCents } from '#rules/money.ts';
import type { ChosenOption, ProductReadModel } from '../cart-queries.ts';
import { newOption } from '../new-order.ts';
import { type NewOption, numberedCells } from '../line-queries.ts';
import type { StoredCell, StoredLine } from './change-queries.ts';
import { agreedTerms, fixedTerms } from './fixed-terms.ts';
import type { OrderEdit } from './order-edit.ts';

/** What an edit makes of a line that remains. */
export interface EditedLine {
  terms: LineTerms;
  quantity: number;
  options: readonly NewOption[];
  cells: StoredCell[];
  /** Whether other colors or sizes are ordered than before, or other numbers of them. */
  isEdited: boolean;
  /** Whether its pieces get another price. */
  isRepriced: boolean;
  /** The print options that are added. */
  prints: readonly ChosenOption[];
  /** Whether it names an option that its product doesn't have, two of one position, or only a quantity although it has cells. */
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
  const edited = editedPieces(line, stay, product);
  const { prints: options = [] } = stay;
  if (options.length === 0) return { ...edited, prints: [] };
  const isNew = ({ attributeId }: ChosenOption) =>
    !isOfCell({ attributeId }) && !line.printedAttributes.includes(attributeId);
  const prints = (product?.chosen ?? []).filter(
    (each) => isNew(each) && options.some((option) => isSameOption(option, each)),
  );
  const attributes = new Set(prints.map(({ attributeId }) => attributeId));
  const newOptions = [...withoutThose(edited.options, prints), ...prints.map(newOption)];
  const [first, second] = edited.cells;
  return {
    ...edited,
    prints,
    terms: withPrints(edited.terms, prints),
    options: newOptions,
    cells: first && !second ? [{ ...first, options: newOptions }] : edited.cells,
    isEdited: true,
    isUnclear: edited.isUnclear || attributes.size < options.length,
  };
}

/** Returns options without those that prints replace, such as *no print*. */
const withoutThose = <Each extends { attributeId: number }>(
  options: readonly Each[],
  prints: readonly ChosenOption[],
): Each[] => options.filter((each) => prints.every((print) => print.attributeId !== each.attributeId));

/** Returns terms with added prints. Those that a line had are set up already, or as agreed. */
function withPrints(terms: LineTerms, added: readonly ChosenOption[]): LineTerms {
  const { isRepeat, beforeAgreed, prints = [], drawingCents = 0, ...others } = terms;
  const had = isRepeat ? prints.map((print) => ({ ...print, setupCents: 0 })) : prints;
  const addedCents = sumCents(added.map((each) => each.drawingCents));
  return {
    ...others,
    options: [
      ...withoutThose(terms.options, added),
      ...added.map(({ attributeId, optionId, priceType, amount }) => ({
        attributeId,
        optionId,
        priceType,
        value: amount,
      })),
    ],
    prints: [
      ...had,
      ...added.flatMap(({ attributeId, optionId, print }) =>
        print ? [{ attributeId, optionId, ...print }] : [],
      ),
    ],
    drawingCents: addedCents + (isRepeat ? 0 : drawingCents),
    ...(beforeAgreed && { beforeAgreed: withPrints(beforeAgreed, added) }),
  };
}

/** Does the same without its prints. */
function editedPieces(
  line: StoredLine,
  stay: OrderEdit['stay'][number],
  product: ProductReadModel | undefined,
): Omit<EditedLine, 'prints'> {
  const { terms, isRepriced } = termsAfter(line, stay);
  const { cells: before } = line;
  if (!stay.cells) {
    const isUnclear = shownCells(before) !== undefined && stay.quantity !== line.quantity;
    const quantity = isUnclear ? line.quantity : stay.quantity;
    const cells =
      quantity === line.quantity ? before : before.map((cell) => ({ ...cell, quantity, packed_at: null }));
    return { terms, options: line.options, quantity, cells, isEdited: false, isRepriced, isUnclear };
  }
  const options = line.options.filter((option) => !isOfCell(option));
  const tidied = withCells({ quantity: stay.quantity, options }, stay.cells);
  const { cells: after } = tidied;
  const offered = product?.chosen ?? [];
  const allOptions = [...line.options, ...before.flatMap((cell) => cell.options), ...offered.map(newOption)];
  const cells = numberedCells(after).map((cell): StoredCell => {
    const had = before.find((each) => isSameVariant(each, cell));
    const isPacked = had?.quantity === cell.quantity;
    const named = optionsOfCell(cell).map((chosen) => allOptions.find((each) => isSameOption(each, chosen)));
    return {
      ...cell,
      options: named.filter((option) => option !== undefined),
      unit_cents: 0,
      packed_at: isPacked ? had.packed_at : null,
      stock: had
        ? had.stock
        : ((product?.cells?.find((each) => isSameVariant(each, cell)) ?? product)?.stock ?? null),
    };
  });
  const added = offered.filter(
    (option) => isOfCell(option) && !terms.options.some((each) => isSameOption(each, option)),
  );
  const isEdited =
    after.length !== before.length ||
    after.some(
      (cell) => !before.some((each) => isSameVariant(each, cell) && each.quantity === cell.quantity),
    );
  const [first, second] = cells;
  const whole = first && !second ? [...first.options, ...options] : options;
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
    // Cells keep their numbers if only their sequence differs.
    ...(isEdited
      ? { options: whole, cells: second ? cells : cells.map((cell) => ({ ...cell, options: whole })) }
      : { options: line.options, cells: before }),
    isRepriced,
    isEdited,
    isUnclear: cells.some((cell) => cell.options.length !== before[0]?.options.length),
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
