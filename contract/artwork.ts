/** What customers send for printing (docs/decisions/111-artwork.md). */

/**
 * What customers send when they choose an option: nothing, a file to print, a text, a name for each piece, or what the shop
 * shall draw, in words and with a rough picture.
 */
export const optionAsks = ['none', 'artwork', 'text', 'names', 'drawing'] as const;
export type OptionAsks = (typeof optionAsks)[number];
export type PrintAsk = Exclude<OptionAsks, 'none'>;
/** The kinds for which a file is sent, and those for which a text is. */
export const fileAsks: readonly PrintAsk[] = ['artwork', 'drawing'];
export const textAsks: readonly PrintAsk[] = ['text', 'names', 'drawing'];
/**
 * Limits of files and texts for printing: bytes, pixels and letters of the name of a file, bytes of all files of an account, files
 * a day of a customer, by the link of an order and of a visitor, and of an address from which visitors send, where each
 * `unit` of bytes counts as a file; characters of a text and of a name, names.
 */
export const artworkLimits = {
  bytes: 50_000_000,
  pixels: 100_000_000,
  fileName: 200,
  account: 500_000_000,
  perDay: 20,
  perLink: 20,
  perVisitor: 10,
  perAddress: 100,
  unit: 10_000_000,
  text: 300,
  name: 60,
  names: 1000,
} as const;
/** Returns the names of a list, one a line, as they were typed or pasted from a spreadsheet: the first column. */
export const namesIn = (text: string): string[] =>
  text
    .split(/[\r\n]+/u)
    .map((line) => line.split('\t')[0]?.trim() ?? '')
    .filter(Boolean);
export const artworkKinds = ['pdf', 'svg', 'png', 'jpeg', 'webp'] as const;
/** The endings of files that are offered for sending. */
export const artworkTypes = '.pdf,.ai,.svg,.png,.jpg,.jpeg,.webp';
export type ArtworkKind = (typeof artworkKinds)[number];
/**
 * Why a file can't be printed: `…Format` if its format is known and not printed (contract/file-formats.ts), `unknownType` if it
 * is unknown.
 */
export const artworkProblems = [
  'heicFormat',
  'pictureFormat',
  'drawingFormat',
  'documentFormat',
  'archiveFormat',
  'otherFormat',
  'unknownType',
  'aiWithoutPdf',
  'locked',
  'script',
  'tooManyPixels',
  'tooSlow',
  'unreadable',
] as const;
export type ArtworkProblem = (typeof artworkProblems)[number];
/**
 * Why a file or text for printing is refused: also because work has begun, the upload has expired, the account is full, the
 * limit of a day is reached before or after ordering, or a name to print or the name of the file is too long.
 */
export const printProblems = [
  ...artworkProblems,
  'started',
  'over',
  'full',
  'dayFull',
  'dayFullOrdered',
  'longName',
  'longFileName',
] as const;
export type PrintProblem = (typeof printProblems)[number];
