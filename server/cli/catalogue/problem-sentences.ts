import { amountLimits } from '#contract/constants.ts';
import { officeImportErrorLabels, officeImportLossLabels } from '#contract/labels/office/import-errors.ts';
import { fillLabel } from '#contract/labels/label-set.ts';
import { recordErrorLabels } from '#contract/labels/office/record-errors.ts';
import { formatAmount } from '#rules/money.ts';
import type { UnsupportedData, Problem, ProblemCode, RowResult } from '#shop/imports/imports.ts';

type About = string | number | undefined;

/** Why a cell is invalid, as the office says it. `shape` says it itself. */
const sentences: Readonly<Record<ProblemCode, string>> = {
  ...recordErrorLabels.texts,
  ...officeImportErrorLabels.texts,
  shape: '{about}',
  noPicture: 'Neither the shop nor the --pictures folder has “{about}”.',
  badPicture:
    '“{about}” can’t be shown: use a JPEG, PNG, WebP, AVIF, GIF or TIFF picture of up to 50 MB and 50 megapixels',
};

/** Where the office offers an option, the command has an argument. */
const option = 'Allow it in the options.';
const ofCommand = 'Use --any-price to allow it.';

/** The limit of price columns, which is in cents in the code and in dollars for people. */
const maxDollars = formatAmount(amountLimits.priceCents);
const maxAdded = `${maxDollars} or 1,000%`;
const bounds: Readonly<Record<string, string>> = {
  price: maxDollars,
  shipping_charge: maxDollars,
  colours: maxAdded,
  sizes: maxAdded,
  options: maxAdded,
};

/** Why a value is invalid, in plain English. */
export const problemSentence = (code: ProblemCode, about: About): string =>
  fillLabel(sentences[code], { about: about ?? '' })
    .replace(option, ofCommand)
    .replace(/\.$/u, '');

/** Formats a problem: `price: “x” isn’t an amount such as 12.50`. */
export const problemText = ({ column, code, about, nearest }: Problem): string => {
  const max = code === 'range' ? (bounds[column] ?? about) : undefined;
  return `${column}: ${problemSentence(code, about)}${max === undefined ? '' : ` (at most ${max})`}${suggestion(nearest)}`;
};

export const suggestion = (nearest: string | undefined): string =>
  nearest === undefined ? '' : ` (did you mean "${nearest}"?)`;

/** Formats what an export contains and the shop can’t keep. */
export const lossText = ({ code, count, examples }: UnsupportedData): string =>
  `Not kept: ${officeImportLossLabels.texts[code]}: ${count} (${examples.join(', ')}${count > examples.length ? ', …' : ''})`;

const longestShown = 60;
const shown = (text: string): string => {
  const line = text.replaceAll(/\s+/gu, ' ');
  const letters = [...line];
  if (letters.length === 0) return '(empty)';
  return letters.length > longestShown ? `${letters.slice(0, longestShown - 1).join('')}…` : line;
};

/** The columns by which a person recognizes a new record. */
const newColumns = new Set(['name_en', 'price', 'stock', 'variant_stock', 'categories', 'percent', 'amount']);

export function resultText({ line, key, state, differences, problems }: RowResult): string {
  // A line below 0 is of a discount that isn't in the file.
  const what = line < 0 ? key : `row ${line}  ${key}`;
  if (state === 'wrong') return `${what}  INVALID  ${problems.map(problemText).join('; ')}`;
  if (state === 'new') {
    const cells = differences.filter(({ column }) => newColumns.has(column));
    return [`${what}  new`, ...cells.map(({ column, to }) => `${column} ${shown(to)}`)].join('; ');
  }
  const changes = differences.map(({ column, from, to }) => `${column} ${shown(from)} → ${shown(to)}`);
  return `${what}  ${changes.join('; ')}`;
}
