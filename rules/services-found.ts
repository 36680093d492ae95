interface Question {
  question: string;
  answer: string;
}
interface Page {
  /** Its titles and keywords in both languages. */
  searchText: string;
}

/** Built-in pages that help with a service. */
export type ServicePage = 'contactUs' | 'faq' | 'ordersHistory';

/** What shoppers ask about: beginnings of English words, Khmer words in both scripts, and the page that helps. */
const topicList: readonly (readonly [words: string, page?: ServicePage])[] = [
  [
    'print engrav logo customi personali embroider bos boh bors pum pump prin chhlak chlak បោះពុម្ព ព្រីន ឆ្លាក់ ឡូហ្គោ',
    'contactUs',
  ],
  ['quote quot quotation estimate somrong sumrong សម្រង់តម្លៃ សម្រង់ សួរតម្លៃ', 'contactUs'],
  [
    'invoice receipt bill vat tax vikkey vikkay vikayabat vikyabat bongkan វិក្កយបត្រ បង្កាន់ដៃ អាករ ពន្ធ',
    'ordersHistory',
  ],
  [
    `return refund exchang warranty guarantee damage broken defect pdor bdor dor dour khoch khouch koch theanea thienea
    ប្រគល់ ប្តូរ សងប្រាក់ សងលុយ ធានា ខូច បែក`,
    'contactUs',
  ],
  [
    `deliver ship shipping courier express urgent province dek deuk doek phnher pnher fnher khet
    ដឹកជញ្ជូន ដឹក ផ្ញើទៅ ផ្ញើ ប្រញាប់ តាមខេត្ត`,
    'faq',
  ],
  ['time when day days fast arrive arriv thngai tngai thngay រយៈពេល ប៉ុន្មានថ្ងៃ ពេលណា យូរ'],
  ['cost fee charge price free tlai thlai tlay thlay domlai damlai tomlai ថ្លៃ តម្លៃ'],
  ['sample kumru komru kumrou គំរូ', 'faq'],
  [
    `wholesale discount minimum min moq quantit dom choh bonhchoh
    បោះដុំ ទិញដុំ លក់ដុំ បញ្ចុះតម្លៃ ចុះថ្លៃ ចុះតម្លៃ ទិញច្រើន តិចបំផុត យ៉ាងតិច អប្បបរមា`,
    'contactUs',
  ],
  ['wrap vech khchob khchop វេចខ្ចប់', 'faq'],
  ['cancel lub lob បោះបង់ លុប', 'ordersHistory'],
  ['track status parcel tamdan tamdarn តាមដាន ស្ថានភាព', 'ordersHistory'],
  [
    `pay payment khqr aba wing acleda transfer cash cod visa luy loy prak tutoat totoat pter
    ទូទាត់ បង់ប្រាក់ បង់លុយ បង់តាម អេប៊ីអេ អេស៊ីលីដា វីង ធនាគារ ផ្ទេរប្រាក់ ផ្ទេរលុយ សាច់ប្រាក់`,
    'faq',
  ],
  ['privacy ឯកជនភាព', 'faq'],
  [
    'contact address location telephone hotline hour ទំនាក់ទំនង អាសយដ្ឋាន ទីតាំង លេខទូរស័ព្ទ លេខទូរសព្ទ ម៉ោងបើក ម៉ោងបិទ',
    'contactUs',
  ],
];
const topics = topicList.map(([words, page]) => ({ words: words.trim().split(/\s+/u), page }));
/** Matches questions about where the shop is, when it is open and how to call it. Alone, their words mean other things. */
const asksForShop = [
  /^where(?:'?s| is| are)?(?: (?:you|your|ur|the))*(?: (?:shop|store|office|showroom|branch|located|location))*\W*$/iu,
  /opening (?:hours?|times?)|(?:what time|when)\b.*\b(?:open|close)|open (?:on|today|now)|phone number/iu,
  /\b(?:hang|shop|store)\b.*\bna\b|\bnov (?:ety |eta |ey )?na\b|\b(?:berk|beuk|bit|bet)\b.*\b(?:maong|moung|maung)\b/iu,
  /\blek (?:tel|phone|tou?ro?sap|tu?rosap)/iu,
  /(?:ហាង|ទីតាំង|នៅម្តុំ).*ណា|(?:បើក|បិទ)(?:ហាង|ទ្វារ)?(?:ដល់)?ម៉ោង/u,
];
/** Words of a question that say nothing about its topic, longest first. */
const fillers =
  `an and any are can do does for get give have how in is it long many me much my need of on our please
  the there to want we what where with you your about ask bulk info order policy request service please if accept by via
  ban mean te ot som bong khnhom nov chong tver tveu oy tov tam na mech yang ponman ponmaan bonman banman man chun dol name chmous chmuos
  phteah vinh chraen tinh tech jea nis
  តើអ្នក អាចធ្វើ ទំនិញ សេវា ការ តើ អាច បាន មាន ទេ ឬ ប៉ុន្មាន ខ្ញុំ ចង់ សុំ យក នៅ ត្រូវ វិញ របស់ កុម្ម៉ង់ បញ្ជាទិញ មើល សិន អត់ ចេញ តាម ឈ្មោះ`.split(
    /\s+/u,
  );

/** Maximum number of questions and of the shop's own pages beside a search's products. */
const [maxQuestions, maxPages] = [3, 5];
const shortWord = 5;

/** Returns the stem of a word, so that 'Returns', 'returned' and 'return' are one word, and 'wrapping' and 'wrap'. */
const stemOf = (word: string): string => word.replace(/(?<=\w{4})(?:ing|ed|es|s)$/u, '').replace(/pp$/u, 'p');
const isKhmer = (word: string): boolean => /\p{Script=Khmer}/u.test(word);
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('\u200B', '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length > 1 && !fillers.includes(word))
    .map(stemOf);

/** Returns whether a typed word belongs to a topic's word. Short ones must be equal: a tracksuit isn't tracked. */
const begins = (typed: string, word: string): boolean =>
  word.length > shortWord ? typed.startsWith(word) : typed === word;

/** Returns whether a text contains a word. Khmer has no spaces between words. */
const has = (text: string, word: string): boolean =>
  isKhmer(word) ? text.includes(word) : wordsOf(text).some((each) => each.startsWith(word));

/** Words that make a search a question, whatever else it is about, in Latin letters and at either end in Khmer. */
const questionWords = new Set(
  'how when where can do does which policy need ponman ponmaan bonman banman te ot mech'.split(' '),
);
const khmerQuestion = /^តើ|(?:ប៉ុន្មាន|អត់|ទេ|ឬទេ|ពេលណា|យ៉ាងម៉េច|ម៉េច)$/u;
const isQuestion = (typed: string): boolean =>
  khmerQuestion.test(typed.trim()) ||
  typed
    .toLowerCase()
    .split(/[^a-z]+/u)
    .some((word) => questionWords.has(word));

/**
 * Returns the topics that a search is about. It may have other words only in a question, or beside two topics: `deliver
 * to Siem Reap in two days`.
 */
function topicsOf(typed: string): readonly (typeof topics)[number][] {
  if (asksForShop.some((form) => form.test(typed.trim()))) return topics.slice(-1);
  let rest = wordsOf(typed);
  const about = topics.filter(({ words }) => {
    const before = rest;
    for (const word of words)
      rest = isKhmer(word)
        ? rest.flatMap((each) => each.split(word))
        : rest.filter((each) => !begins(each, word));
    return rest.join() !== before.join();
  });
  for (const word of fillers.filter(isKhmer)) rest = rest.flatMap((each) => each.split(word));
  const isService = rest.join('') === '' || about.length > 1 || isQuestion(typed);
  return isService && about.some(({ page }) => page) ? about : [];
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
  const about = topicsOf(typed);
  const matches = (text: string) =>
    (words.length > 0 && words.every((word) => has(text, word))) ||
    (about.length > 0 && about.every((topic) => topic.words.some((word) => has(text, word))));
  const within = ({ question, answer }: Question) => (isLost ? `${question} ${answer}` : question);
  return {
    questions: questions
      .filter((item) => matches(within(item)))
      .toSorted((one, other) => Number(matches(other.question)) - Number(matches(one.question)))
      .slice(0, maxQuestions),
    pages: pages.filter(({ searchText }) => matches(searchText)).slice(0, maxPages),
    builtIn: [...new Set(about.flatMap(({ page }) => page ?? []))],
  };
}
