/**
 * Matches a replacement character, or question marks that don't follow a letter, which mean that the file
 * lost characters.
 */
const lost = /\uFFFD|(?<![\p{L}\p{M}\p{N}?!])\?{2}/u;

/** Bytes 80 to BF of UTF-8 decoded as Windows-1252 or Latin-1. */
const next = '[\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
/** Characters that may follow a name in capitals: NESCAFÃ® is garbled, MAÇÃ® isn't. */
const sign = '[\\u00A0©®«»²³°‘’“”…™–—]';

/** Matches UTF-8 text that was decoded in another encoding: `CafÃ©`, `â€™`, `Viá»‡t`, `áž–áŸ‚`. */
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

/** Returns why a text must be garbled, or null if it may be valid. */
export function garbled(text: string): 'lost' | 'encoding' | null {
  if (lost.test(text)) return 'lost';
  return misread.test(text) ? 'encoding' : null;
}
