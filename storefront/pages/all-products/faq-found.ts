interface Faq {
  question: string;
  answer: string;
}

/** Maximum number of questions beside a search's products. */
const maxQuestions = 3;
/** Words of a question that say nothing about its topic. */
const fillers = new Set(
  'a an and can do for how i in is it long many my of the to what when where you your'.split(' '),
);

/** Returns the stem of a word, so that 'Returns', 'returned' and 'return' are one word. */
const stemOf = (word: string): string => word.replace(/(?<=\w{4})(?:ing|ed|es|s)$/u, '');
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !fillers.has(word))
    .map(stemOf);

/** Returns whether a text contains a word. Khmer has no spaces between words. */
const has = (text: string, word: string): boolean =>
  /\p{Script=Khmer}/u.test(word) ? text.includes(word) : wordsOf(text).some((each) => each.startsWith(word));

/** Returns whether all words of a search are in a text. A search without words is in none. */
export function hasAllWords(text: string, typed: string): boolean {
  const words = wordsOf(typed);
  return words.length > 0 && words.every((word) => has(text, word));
}

/**
 * Returns the questions that match a search: all its words are in the question, or if no product has them, in
 * the question and answer together.
 */
export function faqFound<Item extends Faq>(items: readonly Item[], typed: string, isLost: boolean): Item[] {
  const within = ({ question, answer }: Faq) => (isLost ? `${question} ${answer}` : question);
  return items.filter((item) => hasAllWords(within(item), typed)).slice(0, maxQuestions);
}
