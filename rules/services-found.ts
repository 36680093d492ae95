import {
  asksForShop,
  errandList,
  fillerList,
  type ServicePage,
  topicList,
  type TopicWords,
} from './service-topics.ts';

export type { ServicePage } from './service-topics.ts';

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
/** Words up to this length must be equal: a tracksuit isn't tracked. */
const shortWord = 5;
const maxRemembered = 1000;

const isKhmer = (word: string): boolean => /\p{Script=Khmer}/u.test(word);
/** Returns the stem of a word, so that 'Returns', 'returned' and 'return' are one word, and 'wrapping' and 'wrap'. */
const stemOf = (word: string): string =>
  word.replace(/(?<=\w{4})(?:ing|ed|es|e)$|(?<=\w{3})s$/u, '').replace(/(?<=\w{2})([lp])\1$/u, '$1');
/** Returns a function that remembers its last results, because the words of a search are compared with many topics. */
function remembering<Result>(make: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const result = results.has(text) ? (results.get(text) as Result) : make(text);
    if (results.size >= maxRemembered) results.clear();
    results.set(text, result);
    return result;
  };
}

/** Returns one spelling of a Khmer word in Latin letters, which has many: `deuk` and `doek`, `phnher` and `fnher`. */
const soundOf = remembering((word) =>
  word
    .replaceAll(/([bcdgjkpst])h/gu, '$1')
    .replaceAll('f', 'p')
    .replaceAll(/oe|eu|ue|eo|ae|ea|ie|ia/gu, 'e')
    .replaceAll(/ou|oo|uo|au|oa|ao/gu, 'o')
    .replaceAll(/[ae]y|ei/gu, 'ai')
    .replaceAll(/(\w)\1(?=\w)/gu, '$1')
    .replace(/(?<=\w{2}[aeiou])[hr]$/u, ''),
);

interface Topic {
  /** Groups of words: a search about the topic has one of each. */
  groups: readonly Words[];
  page?: ServicePage | undefined;
  isOfProducts?: boolean | undefined;
  isSure?: boolean | undefined;
}
interface Words {
  /** Khmer words, longest first, and stems of English ones. */
  texts: readonly string[];
  khmer: readonly string[];
  english: ReadonlySet<string>;
  /** English words that may be the beginning of a longer one, or misspelled. */
  long: readonly string[];
  /** Sounds of Khmer words in Latin letters. */
  sounds: ReadonlySet<string>;
}

function wordsIn(list: TopicWords): Words {
  const [plain = '', latin = ''] = list.split('~').map((part) => part.trim());
  const words = [...plain.replaceAll("'", '').split(/\s+/u), ...latin.split(/\s+/u).filter(isKhmer)];
  const texts = words.map((word) => stemOf(word)).toSorted((one, other) => other.length - one.length);
  const english = texts.filter((word) => !isKhmer(word));
  return {
    texts,
    khmer: texts.filter(isKhmer),
    english: new Set(english),
    long: english.filter((word) => word.length > shortWord),
    sounds: new Set(
      latin
        .split(/\s+/u)
        .filter((word) => word !== '' && !isKhmer(word))
        .map(soundOf),
    ),
  };
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

/** Returns all words of a text, as stems. */
const stemsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('\u200B', '')
    .replaceAll(/\b(log|sign)[ -](in|out|up)\b/gu, '$1$2')
    .replaceAll(/\be-mail/gu, 'email')
    .replaceAll(/['’]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(stemOf);
const stemsIn = remembering(stemsOf);
const wordsOf = remembering((text): readonly string[] =>
  stemsOf(text).filter((word) => word.length > 1 && !isFiller(word)),
);

/**
 * Returns whether a longer word differs from another one by a typo: a letter more or less, two swapped, or in a word of
 * at least seven letters another one, because `candel` is a candle.
 */
function isTypo(typed: string, word: string): boolean {
  if (word.length <= shortWord || typed[0] !== word[0]) return false;
  let same = 0;
  while (same < word.length && typed[same] === word[same]) same += 1;
  const [rest, other] = [typed.slice(same), word.slice(same)];
  const isSwapped = rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2);
  const isChanged = word.length > shortWord + 1 && rest.slice(1) === other.slice(1);
  return isChanged || isSwapped || rest.slice(1) === other || rest === other.slice(1);
}

/** Returns whether a typed word is one of a topic's words, or a longer one is the beginning of it. */
const isNamed = (typed: string, { khmer, english, long }: Words): boolean =>
  isKhmer(typed)
    ? khmer.some((word) => typed.includes(word))
    : english.has(typed) || long.some((word) => typed.startsWith(word) || isTypo(typed, word));

/** Returns what is left of a text without a topic's words. Khmer has no spaces between words; in Latin letters any. */
function without(rest: readonly string[], words: Words): string[] {
  const isPair = (at: number) => words.sounds.has(soundOf(`${rest[at]}${rest[at + 1]}`));
  const others = rest.filter(
    (each, at) =>
      isKhmer(each) ||
      !(isNamed(each, words) || words.sounds.has(soundOf(each)) || isPair(at) || isPair(at - 1)),
  );
  return cut(others, words.khmer).filter((each) => each !== '');
}

/** Splits Khmer texts at words. */
const cut = (texts: readonly string[], words: readonly string[]): string[] =>
  texts.flatMap((text) =>
    isKhmer(text)
      ? words.reduce<string[]>((parts, word) => parts.flatMap((each) => each.split(word)), [text])
      : [text],
  );

/** Returns whether a text contains a word of a topic. */
const has = (text: string, word: string): boolean =>
  isKhmer(word)
    ? text.includes(word)
    : stemsIn(text).some((each) => each === word || (word.length > 3 && each.startsWith(word)));

/** Returns the words of a search that say nothing about a service. */
const unsaid = (rest: readonly string[]): string[] =>
  cut(rest, fillers.khmer).filter((each) => each.length > 1 && !isFiller(each) && !/^\d+$/u.test(each));

/** Words that make a search a question, whatever else it is about, in Latin letters and at either end in Khmer. */
const questionWords = new Set(
  'how when where can do does which policy need ponman ponmaan bonman banman te ot mech'.split(' '),
);
const khmerQuestion = /^តើ|(?:ប៉ុន្មាន|អត់|ទេ|ឬទេ|ពេលណា|យ៉ាងម៉េច|ម៉េច)$/u;
/** Matches where something should be delivered. */
const destination = /\b(?:deliver\w*|ship\w*|courier)\b.*\bto\b|ដឹក.*(?:ទៅ|ដល់)/iu;
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
  const isAsked = isWhole || about.length > 1 || about.some(({ isSure }) => isSure) || isQuestion(typed);
  return isAsked ? { topics: about, isWhole } : nothing;
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
 * Returns the shop's questions and own pages that match a search, and the built-in pages for its topics: all words of
 * the search, or for each of its topics any word, are in the question or in a page's title or keywords.
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
  const matches = (text: string) =>
    (words.length > 0 && words.every((word) => has(text, word))) ||
    (groups.length > 0 && groups.every(({ texts }) => texts.some((word) => has(text, word))));
  const within = ({ question, answer }: Question) =>
    isLost && !isErrand ? `${question} ${answer}` : question;
  return {
    questions: questions
      .filter((item) => matches(within(item)))
      .toSorted((one, other) => Number(matches(other.question)) - Number(matches(one.question)))
      .slice(0, maxQuestions),
    pages: pages.filter(({ searchText }) => matches(searchText)).slice(0, maxPages),
    builtIn: [...new Set(about.flatMap(({ page }) => page ?? []))],
  };
}
