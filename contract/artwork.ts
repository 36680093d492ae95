/** What customers send for printing (docs/decisions/111-artwork.md). */

/** What customers send when they choose an option: nothing, a file to print, or a text. */
export const optionAsks = ['none', 'artwork', 'text'] as const;
export type OptionAsks = (typeof optionAsks)[number];
/** Limits of customers’ files and texts for printing: bytes of a file, files a day, characters of a text. */
export const artworkLimits = { bytes: 50_000_000, perDay: 20, text: 300 } as const;
export const artworkKinds = ['pdf', 'svg', 'png', 'jpeg', 'webp'] as const;
export type ArtworkKind = (typeof artworkKinds)[number];
/** Why a file can't be printed. */
export const artworkProblems = ['unknownType', 'aiWithoutPdf', 'locked', 'script', 'unreadable'] as const;
export type ArtworkProblem = (typeof artworkProblems)[number];
/** Why a file or text for printing is refused: also because work has begun, or the upload has expired. */
export const printProblems = [...artworkProblems, 'started', 'over'] as const;
export type PrintProblem = (typeof printProblems)[number];
