import { z } from 'zod';
import { faqGroups, faqPlaceholders } from '#contract/faq-groups.ts';
import { filled } from '#shop/records/records.ts';

/** A question the shop wrote, with its answer, in plain text. */
export const faqItem = z.strictObject({
  question: filled,
  answer: filled.meta({ isLong: true }),
  group: z.enum(faqGroups).default('other'),
  shown: z.boolean().default(true),
  /**
   * The English text for which the Khmer was written, if the English has changed since. Null if it is the
   * same.
   */
  khmerOf: z
    .strictObject({ question: z.string().max(10_000), answer: z.string().max(10_000) })
    .nullable()
    .default(null),
});
export type FaqItem = z.output<typeof faqItem>;

const sameKhmer = (one: FaqItem, other: FaqItem) =>
  one.question.km === other.question.km && one.answer.km === other.answer.km;
const english = ({ question, answer }: FaqItem) => ({ question: question.en, answer: answer.en });
const isSame = (one: ReturnType<typeof english>, other: typeof one) =>
  one.question === other.question && one.answer === other.answer;

/**
 * Marks the Khmer of a question as outdated when its English changes and the Khmer doesn't. The stored English comes
 * from the previous version, so undoing the change leaves no mark.
 */
export function markKhmerOutdated(before: readonly FaqItem[], after: readonly FaqItem[]): FaqItem[] {
  return after.map((item) => {
    const hasKhmer = item.question.km !== '' || item.answer.km !== '';
    const now = english(item);
    const fellows = hasKhmer ? before.filter((each) => sameKhmer(each, item)) : [];
    const was = fellows.find((each) => isSame(english(each), now)) ?? fellows[0];
    if (!was) return { ...item, khmerOf: null };
    if (isSame(now, english(was))) return item.khmerOf === null ? item : { ...item, khmerOf: was.khmerOf };
    const source = was.khmerOf ?? english(was);
    return { ...item, khmerOf: isSame(source, now) ? null : source };
  });
}

/** Returns the unknown placeholders in braces, which would never be filled in. */
export const unknownPlaceholders = (items: readonly FaqItem[]): string[] =>
  items
    .flatMap(({ answer }) => [answer.en, answer.km])
    .flatMap((text) => [...text.matchAll(/\{([^{}]*)\}/gu)].map(([, label = '']) => label))
    .filter((label) => !faqPlaceholders.some((each) => each === label));

/** Sorts by group, and keeps the given order within each group. */
export const inGroups = <Item extends Pick<FaqItem, 'group'>>(items: readonly Item[]): Item[] =>
  faqGroups.flatMap((group) => items.filter((each) => each.group === group));
