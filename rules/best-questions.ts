import { otherTopics, sureTopics } from './question-topics.ts';
import { fillerList } from './service-topics.ts';
import { has, isKhmer, stemsOf, without, wordsIn } from './topic-words.ts';

interface Question {
  question: string;
  answer: string;
}

const sure = sureTopics.map(wordsIn);
const things = [...sure, ...otherTopics.map(wordsIn)];
const isNamed = (stems: readonly string[], words: (typeof things)[number]) =>
  without(stems, words).join() !== stems.join();

/**
 * Returns the words of a search that name nothing that questions are about. All of them if it names nothing but what may
 * be a product.
 */
export const beyondTopics = (stems: readonly string[]): readonly string[] =>
  sure.some((words) => isNamed(stems, words))
    ? things.reduce<readonly string[]>((rest, words) => without(rest, words), stems)
    : stems;
const fillers = wordsIn(fillerList).english;
/** How much less a question counts for each other thing that it is about. */
const otherThing = 0.6;
/** How much a word in an answer counts, compared with one in the question. */
const inAnswer = 0.3;
/** The share of the asked words that a likely question has. */
const likely = 0.4;

/** Returns pairs of neighboring clusters, because Khmer has no spaces between words. */
function khmerPairs(text: string): string[] {
  const clusters =
    text
      .replaceAll('\u200B', '')
      .match(/[\u1780-\u17B3](?:\u17D2[\u1780-\u17B3]|[\u17B6-\u17D1\u17DD])*/gu) ?? [];
  return clusters.slice(1).map((cluster, at) => `${clusters[at]}${cluster}`);
}

/**
 * Sorts questions, those that fit a search best first: by its words and by the things it names, also in other words. One
 * that few questions name counts most, and one in the answer less than in the question. A likely one has a good part of them.
 */
export function bestFirst<Item extends Question>(
  items: readonly Item[],
  typed: string,
): { item: Item; isLikely: boolean }[] {
  const stems = stemsOf(typed);
  const named = things.filter((words) => isNamed(stems, words));
  const isAbout = (text: string, { texts }: (typeof things)[number]) => texts.some((word) => has(text, word));
  // A word that no question has is understood if it is a synonym of a thing, such as `refund` of a return.
  const isUnderstood = (stem: string) =>
    named.some((words) => isNamed([stem], words)) && !items.some(({ question }) => has(question, stem));
  const signs = [
    ...named.map((words) => ({ weight: 2, isIn: (text: string) => isAbout(text, words), isExtra: false })),
    ...stems
      .filter((stem) => !isKhmer(stem) && stem.length > 1 && !fillers.has(stem))
      .map((stem) => ({
        weight: 1,
        isIn: (text: string) => has(text, stem),
        isExtra: isUnderstood(stem),
      })),
    ...khmerPairs(typed).map((pair) => ({
      weight: 0.25,
      isIn: (text: string) => text.includes(pair),
      isExtra: false,
    })),
  ].map((sign) => {
    const count = items.filter(({ question }) => sign.isIn(question)).length;
    return { ...sign, weight: sign.weight * Math.log1p(items.length / (1 + count)) };
  });
  const scored = items.map((item) => ({
    item,
    score: signs.reduce(
      (sum, { weight, isIn }) =>
        sum + (isIn(item.question) ? weight : isIn(item.answer) ? weight * inAnswer : 0),
      -otherThing * things.filter((words) => !named.includes(words) && isAbout(item.question, words)).length,
    ),
  }));
  const whole = signs.reduce((sum, { weight, isExtra }) => sum + (isExtra ? 0 : weight), 0);
  return scored
    .toSorted((one, other) => other.score - one.score)
    .map(({ item, score }) => ({ item, isLikely: score > whole * likely }));
}
