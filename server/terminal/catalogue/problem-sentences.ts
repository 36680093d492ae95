import { amountLimits } from '#contract/constants.ts';
import { amountText } from '#rules/money.ts';
import type { Problem, ProblemCode, RowResult } from '#shop/imports/imports.ts';

type About = string | number | undefined;

/** Why a cell cannot be taken, in plain words. */
const sentences: Readonly<Record<ProblemCode, (about: About) => string>> = {
  missing: () => 'must not be empty',
  tooLong: (about) => `is too long (at most ${about})`,
  characters: () => 'holds a character that cannot be stored',
  range: (about) => `is out of range${about === undefined ? '' : ` (at most ${about})`}`,
  unknown: (about) => `there is no "${about}"`,
  taken: (about) => `another one has it already${about === undefined ? '' : ` (number ${about})`}`,
  twice: (about) => `names the same thing twice${about === undefined ? '' : ` (number ${about})`}`,
  colour: () => 'must be a colour like #1a2b3c',
  contrast: (about) => `its words could not be read: ${about} : 1, and 4.5 : 1 is the least`,
  braces: (about) => `the shop fills in no ${about}`,
  picture: (about) => `"${about}" cannot be the name of a picture`,
  code: () => 'must be capitals and digits',
  path: () => 'is no file of the shop',
  circle: () => 'a category can’t be its own ancestor',
  inUse: (about) => `is in use (${about} times)`,
  notCounted: () => 'stock isn’t tracked for this product: remove the stock_was column to set it',
  tooFew: () => 'not enough stock to subtract: some were sold in the meantime',
  archived: () => 'is archived',
  period: () => 'ends before it starts',
  value: () => 'cannot be set here',
  shape: (about) => String(about),
  freePrice: () => 'would cost nothing; --any-price takes it',
  priceJump: (about) =>
    `is more than five times up or down from ${amountText(Number(about))}; --any-price takes it`,
  needsName: () => 'needs the name in the same language',
  amount: (about) => `"${about}" is no amount in dollars like 12.50`,
  number: (about) => `"${about}" is no whole number`,
  twoNumbers: (about) => `${about}; write thousands without a mark`,
  yesNo: (about) => `"${about}" is neither yes nor no`,
  state: (about) => `"${about}" is none of yes, no, archived`,
  several: (about) => `several things are called "${about}": write its number behind, as the export does`,
  surcharge: (about) => `"${about}" has no surcharge like +1.50 or +5%`,
  group: (about) =>
    `"${about}" does not say what it is a choice of, like "Logo print: No print; One colour +0.60"`,
  kind: (about) => `"${about}" is none of brand, vendor, tag, colour, size, attribute, option`,
  noPicture: (about) => `there is no picture "${about}" in the shop or in the folder of --pictures`,
  badPicture: (about) =>
    `"${about}" is no picture that can be shown: JPEG, PNG, WebP, AVIF, GIF or TIFF, at most 50 MB and 50 megapixels`,
  repeated: (about) => `stands in row ${about} too`,
  short: (about) => `the row has ${about} cells only: is the file cut off?`,
  formula: () => 'contains a formula error',
  noResult: () => 'contains a formula without a result: open and save the file in a spreadsheet program',
  date: () => 'holds a date; make the cell a text',
  long: () => 'is too long',
  lost: () =>
    'contains question marks in place of letters: was the file saved in an encoding other than UTF-8?',
  encoding: () =>
    'has letters of another encoding, like "Ã©" for "é": open the original in UTF-8 and save it as UTF-8 again',
  alike: (about) => `differs only by letter case or invisible marks from ${about}: write it the same way`,
  conflict: () => 'was changed by somebody meanwhile',
};

/** Of columns of money: bounded in cents inside, in dollars for people. */
const mostDollars = amountText(amountLimits.priceCents);
const mostAdded = `${mostDollars} or 1,000%`;
const bounds: Readonly<Record<string, string>> = {
  price: mostDollars,
  shipping_charge: mostDollars,
  colours: mostAdded,
  sizes: mostAdded,
  options: mostAdded,
};

/** `price: "x" is no amount in dollars like 12.50` */
export const problemText = ({ column, code, about, nearest }: Problem): string =>
  `${column}: ${sentences[code](code === 'range' ? (bounds[column] ?? about) : about)}${suggestion(nearest)}`;

export const suggestion = (nearest: string | undefined): string =>
  nearest === undefined ? '' : ` (is it "${nearest}"?)`;

const longestShown = 60;
const shown = (text: string): string => {
  const line = text.replaceAll(/\s+/gu, ' ');
  const letters = [...line];
  if (letters.length === 0) return '(empty)';
  return letters.length > longestShown ? `${letters.slice(0, longestShown - 1).join('')}…` : line;
};

/** What came of a row, as a line for a person. */
export function resultText({ line, key, state, differences, problems }: RowResult): string {
  const what = `row ${line}  ${key}`;
  if (state === 'wrong') return `${what}  WRONG  ${problems.map(problemText).join('; ')}`;
  if (state === 'new') return `${what}  new`;
  const changes = differences.map(({ column, from, to }) => `${column} ${shown(from)} → ${shown(to)}`);
  return `${what}  ${changes.join('; ')}`;
}
