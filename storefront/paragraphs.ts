/** The paragraphs of a plain text: empty lines split them. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/u)
    .map((each) => each.trim())
    .filter((each) => each !== '');
