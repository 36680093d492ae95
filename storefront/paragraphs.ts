/** Splits plain text into paragraphs at empty lines. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/u)
    .map((each) => each.trim())
    .filter((each) => each !== '');
