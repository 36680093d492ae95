/** Khmer words that browsers, which know them by a dictionary, end a line within. */
const cutWords = ['ក្រណាត់', 'កាហ្វេ', 'ទទេ'];
const units = 'cm|mm|ml|kg|mAh|GB|MB|[gmLVW]';
const khmerUnits = 'ស\\.ម|មល|ម\\.ម|ម៉ែត្រ|គីឡូក្រាម|ក្រាម|លីត្រ|ថ្ងៃ|ម៉ោង|នាទី';

/** What no line ends within: a word with one letter before its hyphen, like 'T-Shirt'; a figure and its unit; a Khmer word that browsers cut. */
export const held = new RegExp(
  String.raw`(\b\w-\w+|\b\d[\d.,]* (?:(?:${units})\b|${khmerUnits})|${cutWords.join('|')})`,
  'u',
);

/** A text in which no line ends within such a piece. */
export const Unbroken = ({ text }: { text: string }) =>
  held.test(text)
    ? text.split(held).map((piece, at) =>
        at % 2 ? (
          // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text stay where they are
          <span key={at} className="unbroken">
            {piece}
          </span>
        ) : (
          piece
        ),
      )
    : text;
