/**
 * What a line of Khmer must not be broken in. Khmer is written without spaces: browsers find the ends of its words by a
 * dictionary, which cuts these in two (tests/browser/khmer-lines.test.ts), and know nothing of units. Pages get invisible
 * signs that hold them together; what is kept, sent to other clients and searched has none.
 */

/** What holds another one stands before it. */
const words = [
  'ក្រណាត់',
  'អេម៉ាយ',
  'រង្វាន់',
  'មួក',
  'យួរ',
  'សង់ទីម៉ែត្រ',
  'ម៉ែត្រ',
  'គ្រីស្តាល់',
  'កុំព្យូទ័រ',
  'កាហ្វេ',
  'ក្រុមហ៊ុន',
  'រាត្រី',
  'ប្លាស្ទិក',
  'អាគ្រីលិក',
  'គូប៉ុង',
  'ខ្លឹមសារ',
  'រូត',
  'ទទេ',
  'មីក្រូវ៉េវ',
  'ស្រអាប់',
  'ស៊ីឡាំង',
  'អាទិត្យ',
];
/** What follows a figure, or the place of one, and says of what it is. */
const units = 'ស\\.ម|ម\\.ម|មល|ក្រាម|គីឡូក្រាម|ម៉ោង|នាទី|ថ្ងៃ(?!ទី|នេះ)|តួអក្សរ|ដុល្លារ|រៀល|លីត្រ|cm|mm|ml|mAh|g|kg|GB|W';

const wordJoiner = '\u2060';
/** Where a line may be broken all the same: held together, a word hides its own ends from the dictionary. */
const wordEnd = '\u200B';
const noBreakSpace = '\u00A0';

const khmer = /[\u1780-\u17B3]/u;
const inWord = /[\u1780-\u17D1]/u;
/** Between a letter, with its subscripts, vowels and signs, and the next. */
const betweenLetters = /(?<!^|\u17D2)(?=[\u1780-\u17B3])/gu;
/** Not where it begins or ends within such a letter: then it is a part of another word. */
const anyWord = new RegExp(String.raw`(?<!\u17D2)(?:${words.join('|')})(?![\u17B6-\u17D3])`, 'gu');
const beginning = new RegExp(`^(?:${words.join('|')})`, 'u');
const figureAndUnit = new RegExp(String.raw`(?<=[\d}]) (?=(?:${units})(?![a-z\u17B6-\u17D3]))`, 'gu');

/** A Khmer text, or the JSON of several, for a page; what is not Khmer stays as it is. */
export function heldWords(text: string): string {
  if (!khmer.test(text)) return text;
  return text.replaceAll(anyWord, hold).replaceAll(figureAndUnit, noBreakSpace);
}

function hold(word: string, at: number, text: string): string {
  const rest = text.slice(at + word.length, at + word.length + 20);
  const before = inWord.test(text.charAt(at - 1)) ? wordEnd : '';
  // One that is held too marks its own beginning.
  const after = khmer.test(rest.charAt(0)) && !beginning.test(rest) ? wordEnd : '';
  return `${before}${word.replaceAll(betweenLetters, wordJoiner)}${after}`;
}
