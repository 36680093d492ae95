/** A word with one letter before its hyphen, like 'T-Shirt'. */
export const hyphened = /\b(\w-\w+)/u;

/** A text in which no line ends within such a word. */
export function Unbroken({ text }: { text: string }) {
  const [before, word, ...after] = text.split(hyphened);
  return word ? (
    <>
      {before}
      <span className="unbroken">{word}</span>
      {after.join('')}
    </>
  ) : (
    text
  );
}
