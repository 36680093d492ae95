/** A replacement for an unreadable letter, or question marks after no letter: the file lost its letters. */
const lost = /\uFFFD|(?<![\p{L}\p{M}\p{N}?!])\?{2}/u;

/** Bytes 80 to BF of UTF-8 as Windows-1252 and Latin-1 read them. */
const next = '[\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
/** Those that may stand behind a name in capitals: NESCAFÃ® is no text, MAÇÃ® is one. */
const sign = '[\\u00A0©®«»²³°‘’“”…™–—]';

/** Texts in UTF-8 that were read in another encoding: `CafÃ©`, `â€™`, `Viá»‡t`, `áž–áŸ‚`. */
const misread = new RegExp(
  [
    '[\\u0080-\\u0084\\u0086-\\u009F]',
    `[ÂÃ](?!${sign})${next}`,
    `(?<=\\p{Ll})[ÂÃ]${next}`,
    `[ÂÃ]${next}(?=\\p{Ll})`,
    `â€${next}`,
    `ðŸ${next}`,
    `à[¸¹]${next}`,
    `á[»º]${next}`,
    `(?:[à-ï]${next}${next}){2}`,
  ].join('|'),
  'u',
);

/** Why a text is none that anybody wrote; null: it may be one. */
export function garbled(text: string): 'lost' | 'encoding' | null {
  if (lost.test(text)) return 'lost';
  return misread.test(text) ? 'encoding' : null;
}
