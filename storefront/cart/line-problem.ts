import type { LabelValues } from '#contract/labels/label-set.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { MessageCode } from '#contract/messages.ts';
import { nameOfPieces } from './name-of-pieces.ts';
import { minimumOf, orderMaximum, type PricedLine } from './priced-cart.ts';

/** Returns the message that explains why a line can't be ordered as it is, or null if it can. */
export function lineProblem(
  line: PricedLine,
  lang: LanguageCode,
): { code: MessageCode; values?: LabelValues } | null {
  switch (line.Problem) {
    case 'out-of-stock':
      return { code: 'soldOut', values: { name: countedName(line, lang) } };
    case 'not-enough-stock':
      return {
        code: 'stockShort',
        values: { n: (shortIn(line) ?? line).StockQuantity ?? 0, name: countedName(line, lang) },
      };
    case 'above-maximum':
      return { code: 'quantityAboveMaximum', values: { n: orderMaximum(line) } };
    case 'below-minimum':
      return { code: 'quantityBelowMinimum', values: { n: minimumOf(line) } };
    case 'invalid-quantity':
      return { code: 'quantityLimits', values: { min: minimumOf(line), max: orderMaximum(line) } };
    case 'choice-missing':
      return { code: 'chooseFirst' };
    default:
      return null;
  }
}

/**
 * Explains why the quantity can't be higher: stock ran short, or the shop limits the quantity per order
 * (specification §5).
 */
export function tooMany(
  line: PricedLine,
  lang: LanguageCode,
  n: number,
): { code: MessageCode; values: LabelValues } {
  return n < orderMaximum(line)
    ? { code: 'stockShort', values: { n, name: countedName(line, lang) } }
    : { code: 'quantityAboveMaximum', values: { n } };
}

/** Returns the first color and size of which there are more pieces than its stock. */
const shortIn = ({ VariantQuantities = [] }: PricedLine) =>
  VariantQuantities.find(({ Quantity, StockQuantity }) => StockQuantity !== null && Quantity > StockQuantity);

/** Returns the name of a line, with its color and size if its stock is counted by one of them. */
function countedName(line: PricedLine, lang: LanguageCode): string {
  const { ProductName, StockPer } = line;
  const chosen = nameOfPieces(lang, shortIn(line) ?? line);
  return StockPer && chosen ? `${ProductName} (${chosen})` : ProductName;
}
