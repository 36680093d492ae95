import { type FaqGroup, faqGroups } from '#contract/faq-groups.ts';
import { moved } from '#office/forms/moved.ts';

interface Texts {
  en: string;
  km: string;
}
/** As the setting `faq` has it. */
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

/** The shop can show it: it asks and answers something, in one language at least. */
export const isWritten = ({ question, answer }: FaqItem): boolean =>
  [question, answer].every(({ en, km }) => (en || km).trim() !== '');

/** Group by group, as the shop shows them. */
export const inGroups = (items: readonly FaqItem[]): FaqItem[] =>
  faqGroups.flatMap((group) => items.filter((each) => each.group === group));

/** Put where another one stood, a question is of that one's group. */
export function movedItem(items: readonly FaqItem[], from: number, to: number): FaqItem[] {
  const group = items[to]?.group;
  if (!group) return [...items];
  return moved(
    items.map((each, at) => (at === from ? { ...each, group } : each)),
    from,
    to,
  );
}
