import { bestFirst, beyondTopics } from './best-questions.ts';
import { asksForShop, errandList, fillerList, type ServicePage, topicList } from './service-topics.ts';
import {
  cut,
  has,
  isKhmer,
  isNamed,
  remembering,
  soundOf,
  stemsOf,
  without,
  wordsIn,
  type Words,
} from './topic-words.ts';

export { type ServicePage, servicePages } from './service-topics.ts';

interface Question {
  question: string;
  answer: string;
}
interface Page {
  /** Its titles and keywords in both languages. */
  searchText: string;
}

/** Maximum number of questions and of the shop's own pages beside a search's products. */
const [maxQuestions, maxPages] = [3, 5];

interface Topic {
  /** Groups of words: a search about the topic has one of each. */
  groups: readonly Words[];
  page?: ServicePage | undefined;
  isOfProducts?: boolean | undefined;
  isSure?: boolean | undefined;
}

const errands: readonly Topic[] = errandList.map(([page, ...groups]) => ({
  page,
  groups: groups.map(wordsIn),
}));
const topics: readonly Topic[] = topicList.map(({ words, ...topic }) => ({
  ...topic,
  groups: [wordsIn(words)],
}));
const fillers = wordsIn(fillerList);
const isFiller = (word: string): boolean => fillers.english.has(word) || fillers.sounds.has(soundOf(word));

const wordsOf = remembering((text): readonly string[] =>
  stemsOf(text).filter((word) => word.length > 1 && !isFiller(word)),
);

/** Returns the words of a search that say nothing about a service. */
const unsaid = (rest: readonly string[]): string[] =>
  cut(rest, fillers.khmer).filter((each) => each.length > 1 && !isFiller(each) && !/^\d+$/u.test(each));

/** Words that make a search a question, whatever else it is about, in Latin letters and at either end in Khmer. */
const questionWords = new Set(
  'how when where can do does which policy need ponman ponmaan bonman banman te ot mech'.split(' '),
);
const khmerQuestion = /^តើ|(?:ប៉ុន្មាន|អត់|ទេ|ឬទេ|ពេលណា|យ៉ាងម៉េច|ម៉េច)$/u;
/** Matches where something should be delivered. */
const destination = /(?:\b(?:deliver\w*|ship\w*|courier)\b|ដឹក).*(?:\bto\b|ទៅ|ដល់)/iu;
const isQuestion = (typed: string): boolean =>
  khmerQuestion.test(typed.trim()) ||
  destination.test(typed) ||
  typed
    .toLowerCase()
    .split(/[^a-z]+/u)
    .some((word) => questionWords.has(word));

interface About {
  topics: readonly Topic[];
  isErrand?: true;
  /** Whether the search has no other words. */
  isWhole: boolean;
}
const nothing: About = { topics: [], isWhole: false };

/** Returns the errand that takes all words of a search. */
function errandOf(typed: readonly string[]): Topic | undefined {
  return errands.find(({ groups }) => {
    let rest = [...typed];
    for (const group of groups) {
      const left = without(rest, group);
      if (left.join() === rest.join()) return false;
      rest = left;
    }
    return unsaid(rest).length === 0;
  });
}

/**
 * Returns the topics that a search is about. It may have other words only in a question, or beside two topics: `deliver
 * to Siem Reap in two days`.
 */
const topicsOf = remembering((typed): About => {
  const stems = stemsOf(typed);
  const errand = errandOf(stems);
  if (errand) return { topics: [errand], isWhole: true, isErrand: true };
  let rest = stems.filter((word) => word.length > 1);
  const about = topics.filter(({ groups }) => {
    const before = rest;
    for (const words of groups) rest = without(rest, words);
    return rest.join() !== before.join();
  });
  const isWhole = about.some(({ page }) => page) && unsaid(rest).length === 0;
  if (!isWhole && asksForShop.some((form) => form.test(typed.trim())))
    return { topics: topics.slice(-1), isWhole: true };
  if (!about.some(({ page }) => page)) return nothing;
  const isQuery = isWhole || about.length > 1 || about.some(({ isSure }) => isSure) || isQuestion(typed);
  return isQuery ? { topics: about, isWhole } : nothing;
});

/**
 * Returns what a search is for if it is about services only: an errand, which no product serves, or a topic, for which
 * only names with its words count. Null if it is for products.
 */
export function serviceOf(typed: string): 'errand' | 'topic' | null {
  const { topics: about, isWhole, isErrand } = topicsOf(typed);
  if (isErrand) return 'errand';
  // One word that sounds like Khmer may be a product: `prak` is money and silver.
  const [word = '', ...others] = stemsOf(typed);
  const isHeard = others.length === 0 && !about.some(({ groups: [group] }) => group && isNamed(word, group));
  return isWhole && !isHeard && !about.some(({ isOfProducts }) => isOfProducts) ? 'topic' : null;
}

/**
 * Returns whether a search may ask something, so that likely questions count, too.
 * @param isLost whether no product matches
 */
export function isServiceQuery(typed: string, isLost: boolean): boolean {
  const stems = stemsOf(typed);
  const isOnlyAsked = (stems.length > 1 || stems.some(isKhmer)) && unsaid(beyondTopics(stems)).length === 0;
  return (
    wordsOf(typed).length > 0 &&
    (isLost || topicsOf(typed).topics.length > 0 || isQuestion(typed) || isOnlyAsked)
  );
}

/**
 * Returns the shop's questions and own pages that match a search, and the built-in pages for its topics: all words of
 * the search, or for each of its topics any word, are in the question or in a page's title or keywords. A question also
 * matches if it has a good share of the asked words. The best comes first.
 * @param isLost whether no product matches, so that answers count as well, after questions
 */
export function servicesFound<Item extends Question, Own extends Page>(
  { questions, pages }: { questions: readonly Item[]; pages: readonly Own[] },
  typed: string,
  isLost: boolean,
): { questions: Item[]; pages: Own[]; builtIn: ServicePage[] } {
  const words = wordsOf(typed);
  const { topics: about, isErrand } = topicsOf(typed);
  const groups = about.flatMap((topic) => topic.groups);
  const isQuery = isServiceQuery(typed, isLost);
  const matches = (text: string) =>
    (words.length > 0 && words.every((word) => has(text, word))) ||
    (groups.length > 0 && groups.every(({ texts }) => texts.some((word) => has(text, word))));
  const within = ({ question, answer }: Question) =>
    isLost && !isErrand ? `${question} ${answer}` : question;
  return {
    questions: bestFirst(questions, typed)
      .filter(({ item, isLikely }) => (isQuery && isLikely) || matches(within(item)))
      .map(({ item }) => item)
      .slice(0, maxQuestions),
    pages: pages.filter(({ searchText }) => matches(searchText)).slice(0, maxPages),
    builtIn: [...new Set(about.flatMap(({ page }) => page ?? []))].flatMap((page) =>
      // An order is found without logging in, too.
      page === 'ordersHistory' && isErrand ? [page, 'findOrder' as const] : [page],
    ),
  };
}
