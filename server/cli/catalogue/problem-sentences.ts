import { amountLimits } from '#contract/constants.ts';
import { formatAmount } from '#rules/money.ts';
import type { Loss, LossCode, Problem, ProblemCode, RowResult } from '#shop/imports/imports.ts';

type About = string | number | undefined;

/** The reasons why a cell is invalid, in plain English. */
const sentences: Readonly<Record<ProblemCode, (about: About) => string>> = {
  missing: () => 'can’t be empty',
  tooLong: (about) => `is too long (at most ${about})`,
  characters: () => 'contains a character that can’t be stored',
  range: (about) => `is out of range${about === undefined ? '' : ` (at most ${about})`}`,
  unknown: (about) => `"${about}" not found`,
  taken: (about) =>
    typeof about === 'string'
      ? `already used by ${about}`
      : `already used by another row${about === undefined ? '' : ` (id ${about})`}`,
  twice: (about) => `contains a duplicate${about === undefined ? '' : ` (id ${about})`}`,
  colour: () => 'must be a hex color such as #1a2b3c',
  contrast: (about) => `text contrast is ${about}:1; the minimum is 4.5:1`,
  braces: (about) => `unknown placeholder ${about}`,
  area: () => 'the corners of a print area cross or are too close',
  picture: (about) => `"${about}" isn’t a valid picture name`,
  code: () => 'must be letters A to Z, digits, hyphens and underscores',
  path: () => 'isn’t a file of the shop',
  slug: () => 'must be lowercase letters, digits and hyphens',
  openPart: (about) => `fill in ${about} before publishing`,
  circle: () => 'a category can’t be its own ancestor',
  loop: () => 'would lead back to itself',
  livePage: () => 'is a page of the shop, so the redirect would never be used',
  reserved: () => 'is used by the shop itself',
  otherSite: () => 'must be an address in this shop, such as /en/about',
  inUse: (about) => `is in use (${about} uses)`,
  notCounted: () => 'stock isn’t tracked for this product: remove stock_was or variant_stock_was to set it',
  perVariant: () => 'stock is tracked per variant; edit variant_stock instead',
  noOptions: () => 'stock can only be counted per color or size of a product that has some',
  tooFew: () => 'not enough stock to subtract: some were sold in the meantime',
  archived: () => 'is archived',
  period: () => 'must be after the start',
  value: () => 'can’t be set here',
  shape: (about) => String(about),
  rises: () => 'a price can’t be higher than the price for fewer pieces',
  overMaximum: (about) =>
    `the minimum and prices by quantity must be within the maximum per order (${about})`,
  stepJump: (about) =>
    `${formatAmount(Number(about))} is less than a fifth of the price for fewer pieces; use --any-price to allow it`,
  freePrice: () => 'the price would be 0; use --any-price to allow it',
  belowCost: () => 'the price would be below cost; use --any-price to allow it',
  priceJump: (about) =>
    `differs more than fivefold from ${formatAmount(Number(about))}; use --any-price to allow it`,
  needsCode: () => 'only a coupon can have this',
  percentOrAmount: () => 'must be either a percentage or an amount',
  usedMore: (about) => `can’t be below the number of uses so far (${about})`,
  usedByOrders: (about) => `was used by orders (${about})`,
  consent: () => 'needs the person’s consent',
  needsName: () => 'needs a name in the same language first',
  amount: (about) => `"${about}" isn’t an amount such as 12.50`,
  number: (about) => `"${about}" isn’t a whole number`,
  twoNumbers: (about) => `${about}; leave out the thousands separator`,
  yesNo: (about) => `"${about}" must be yes or no`,
  state: (about) => `"${about}" must be yes, no or archived`,
  several: (about) => `"${about}" is ambiguous: add its id, as in the export`,
  surcharge: (about) => `"${about}" has no surcharge such as +1.50 or +5%`,
  group: (about) => `"${about}" has no option name; use "Logo print: No print; One color +0.60"`,
  per: (about) => `"${about}" must be color, size or both`,
  step: (about) => `"${about}" isn’t a price by quantity; use "25: 5.40; 50: 5.10"`,
  variant: (about) => `"${about}" doesn’t fit stock_per; use "Navy / L: 12"`,
  kind: (about) => `"${about}" must be brand, vendor, tag, color, size, attribute or option`,
  noProduct: () => 'no product has it: import the file with the products first',
  noPicture: (about) => `picture "${about}" not found in the shop or in the --pictures folder`,
  badPicture: (about) =>
    `"${about}" can’t be shown: use a JPEG, PNG, WebP, AVIF, GIF or TIFF picture of up to 50 MB and 50 megapixels`,
  repeated: (about) => `duplicate of row ${about}`,
  short: (about) => `the row has only ${about} cells. Is the file truncated?`,
  formula: () => 'contains a formula error',
  noResult: () =>
    'contains a formula with no stored result: open the file in a spreadsheet program and save it again',
  date: () => 'contains a date; format the cell as text',
  long: () => 'is too long',
  lost: () =>
    'contains question marks in place of letters: was the file saved in an encoding other than UTF-8?',
  encoding: () =>
    'contains letters in another encoding, such as "Ã©" for "é": open the original as UTF-8 and save it as UTF-8 again',
  email: (about) => `"${about}" isn’t an email address`,
  phone: (about) => `"${about}" isn’t a phone number`,
  language: (about) => `"${about}" must be en or km`,
  noLogin: () => 'needs an email address or a Cambodian phone number',
  otherEmail: () => 'the phone number belongs to another customer',
  ownPhone: () => 'the customer signs in with another number',
  severalCustomers: (about) => `"${about}" is the number of several customers`,
  closed: () => 'the account is closed',
  unproven: () => 'the account’s email address isn’t confirmed',
  customerActive: () => 'the customer has ordered, signed in or written since',
  alike: (about) => `differs from ${about} only by letter case or invisible marks: spell it the same way`,
  conflict: () => 'was changed by someone else in the meantime',
};

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
export const problemSentence = (code: ProblemCode, about: About): string => sentences[code](about);

/** Formats a problem: `price: "x" is no amount in dollars like 12.50`. */
export const problemText = ({ column, code, about, nearest }: Problem): string =>
  `${column}: ${sentences[code](code === 'range' ? (bounds[column] ?? about) : about)}${suggestion(nearest)}`;

export const suggestion = (nearest: string | undefined): string =>
  nearest === undefined ? '' : ` (did you mean "${nearest}"?)`;

const losses: Readonly<Record<LossCode, string>> = {
  columns: 'columns that can’t be imported',
  variantStock: 'stock of variants is added up',
  variantSkus: 'SKUs of variants aren’t kept',
  variantPrices: 'prices of variants that aren’t the sum of their choices; some become higher, none lower',
  variantCosts: 'costs that differ between variants of one stock',
  costs: 'costs aren’t read without the permission',
  variantDiscounts: 'variants have different discounts; each costs what it does now, without a discount',
  missingVariants: 'combinations that weren’t for sale can be ordered here',
  unknownColours: 'colors without a known hex value become gray',
  noCategory: 'products without a category',
  otherTypes: 'skipped, because the type isn’t supported',
  noAddresses: 'the export has no addresses, so there are no redirects',
  noPictureAddresses: 'pictures have no full address',
  descriptions: 'parts of descriptions',
  giftCards: 'gift cards aren’t sold here',
  hidden: 'hidden, because the old shop didn’t show them on their own',
  notCounted: 'sold beyond the stock in the old shop, so stock isn’t tracked',
  noCount: 'variants sold without or beyond their stock have the stock of the file, or 0',
  couponTypes:
    'coupons for some products, customers or quantities, or for shipping: create them in the office',
  priceWithoutTax: 'tax: VAT is off here, so the prices without tax are charged',
  saleDates: 'sales with dates that can’t be read',
  attributes: 'attributes that aren’t options',
  unknownPlaces: 'unknown provinces and districts stay in the address (rows)',
  moreAddresses: 'further addresses of a customer (rows)',
};

/** Formats what an export contains and the shop can’t keep. */
export const lossText = ({ code, count, examples }: Loss): string =>
  `Not kept: ${losses[code]}: ${count} (${examples.join(', ')}${count > examples.length ? ', …' : ''})`;

const longestShown = 60;
const shown = (text: string): string => {
  const line = text.replaceAll(/\s+/gu, ' ');
  const letters = [...line];
  if (letters.length === 0) return '(empty)';
  return letters.length > longestShown ? `${letters.slice(0, longestShown - 1).join('')}…` : line;
};

/** The columns by which a person recognizes a new record. */
const newColumns = new Set(['name_en', 'price', 'stock', 'variant_stock', 'categories', 'percent', 'amount']);

/** Formats the result of a row as a line for a person. */
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
