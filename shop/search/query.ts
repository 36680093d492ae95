import { searchMinLength } from '#contract/constants.ts';
import { fold } from './fold.ts';
import { inEnglish } from './other-scripts.ts';
import { isKhmer, latinWords, runsOf } from './words.ts';

const maxLength = 100;
const maxRuns = 10;
/** Matches ordinal numbers and ages, which describe no product: `80th`, `8 years old`. */
const ages =
  /(?<![\p{L}\d])\d+(?:st|nd|rd|th| ?(?:years?|yrs?|months?)(?: old)?)(?![\p{L}\d])|(?:អាយុ)? ?\d{1,2} ?ឆ្នាំ/gu;
/** Matches the question what to give, which asks for gifts: `what to get my mom`, `រៀបការជូនអ្វី`. */
const whatToGive =
  /(?<![\p{L}\d])what (?:to|should i) (?:give|get|buy)(?![\p{L}\d])|(?:ជូន|ឱ្យ|អោយ)(?:អ្វី|អី)|(?<!\u17d2)(?:អ្វី|អី)(?:ជូន|ឱ្យ|អោយ)/gu;

/**
 * Normalizes a search text and splits it at spaces and signs, without duplicates; a Khmer part may contain several
 * words. Null if it is shorter than 2 characters after normalization, or contains no word.
 */
export function searchQuery(text: string): string[] | null {
  const folded = [
    ...fold(inEnglish([...text].slice(0, maxLength).join('')))
      .replaceAll(ages, ' ')
      .replaceAll(whatToGive, (question) => (/[a-z]/u.test(question) ? ' gift ' : ' កាដូ '))
      .trim(),
  ];
  if (folded.length < searchMinLength) return null;
  const runs = runsOf(folded.join('')).flatMap((run) => (isKhmer(run) ? [run] : latinWords(run)));
  const query = [...new Set(runs)].slice(0, maxRuns);
  // Single digits are typing noise, and every description has one.
  return query.some((run) => !/^\d$/u.test(run)) ? query : null;
}
