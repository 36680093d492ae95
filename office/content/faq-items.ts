import { type FaqGroup, faqGroups } from '#contract/faq-groups.ts';
import { moved } from '#office/forms/moved.ts';

interface Texts {
  en: string;
  km: string;
}
export interface FaqItem {
  question: Texts;
  answer: Texts;
  group: FaqGroup;
  shown: boolean;
  khmerOf: { question: string; answer: string } | null;
}

export const newItem = (group: FaqGroup): FaqItem => ({
  question: { en: '', km: '' },
  answer: { en: '', km: '' },
  group,
  shown: true,
  khmerOf: null,
});

/** Whether the shop can show an item: it has a question and an answer in at least one language. */
export const isWritten = ({ question, answer }: FaqItem): boolean =>
  [question, answer].every(({ en, km }) => (en || km).trim() !== '');

/** Whether two items say the same. */
export const isSame = (one: FaqItem, other: FaqItem): boolean =>
  JSON.stringify(one) === JSON.stringify({ ...one, ...other });

/** Sorts items by group, as the shop shows them. */
export const inGroups = (items: readonly FaqItem[]): FaqItem[] =>
  faqGroups.flatMap((group) => items.filter((each) => each.group === group));

/**
 * Returns the index of an item on the shop's page, which also explains how to pay, unless one of the items does.
 */
export function placeOnPage(items: readonly FaqItem[], item: FaqItem | undefined): number {
  const shown = items.filter((each) => each.shown && isWritten(each));
  const before = item ? shown.indexOf(item) : 0;
  return Math.max(before, 0) + (shown.some(({ group }) => group === 'paying') ? 0 : 1);
}

/** Moves a question. It takes the group of the question at its new position. */
export function movedItem(items: readonly FaqItem[], from: number, to: number): FaqItem[] {
  const group = items[to]?.group;
  if (!group) return [...items];
  return moved(
    items.map((each, at) => (at === from ? { ...each, group } : each)),
    from,
    to,
  );
}
