interface Faq {
  question: string;
  answer: string;
}

/** Maximum number shown beside a search's products. */
const most = 3;
/** Words of a question that carry no topic. */
const fillers = new Set(
  'a an and can do for how i in is it long many my of the to what when where you your'.split(' '),
);

/** Treats 'Returns', 'returned' and 'return' as one word by their stem. */
const stemOf = (word: string): string => word.replace(/(?<=\w{4})(?:ing|ed|es|s)$/u, '');
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !fillers.has(word))
    .map(stemOf);

/** Whether a text contains a word. Khmer has no spaces between words. */
const has = (text: string, word: string): boolean =>
  /\p{Script=Khmer}/u.test(word) ? text.includes(word) : wordsOf(text).some((each) => each.startsWith(word));

/**
 * Questions that match a search: all of its words are in the question or, if no product has them, in question and
 * answer.
 */
export function faqFound<Item extends Faq>(items: readonly Item[], typed: string, isLost: boolean): Item[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const within = ({ question, answer }: Faq) => (isLost ? `${question} ${answer}` : question);
  return items.filter((item) => words.every((word) => has(within(item), word))).slice(0, most);
}
