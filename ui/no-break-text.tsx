/**
 * Matches text that must not break across lines: a word with one letter before its hyphen, like 'T-Shirt'; a
 * figure and its unit; a Khmer word that browsers, which use a dictionary, would split.
 */
export const held =
  /(\b\w-\w+|\b\d[\d.,]* (?:[a-z]{1,3}\b|[\u1780-\u17d3.]{1,9}(?![\u1780-\u17d3]))|ក្រណាត់|កាហ្វេ|ទទេ)/iu;

/** A text in which the parts that `held` matches don't break across lines. */
export const NoBreakText = ({ text }: { text: string }) =>
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
