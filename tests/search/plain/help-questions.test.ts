import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { servicesFound } from '#rules/services-found.ts';
import { faqLabels } from '#contract/labels/storefront/faq.ts';
import {
  englishQuestions,
  khmerQuestions,
  strangersEnglish,
  strangersKhmer,
  thirdEnglish,
  thirdKhmer,
} from './help-questions.ts';

interface Both {
  en: string;
  km: string;
}
const { faq } = JSON.parse(readFileSync('database/demo/settings.json', 'utf8')) as {
  faq: { question: Both; answer: Both }[];
};
const { texts, khmer } = faqLabels;
const all = [
  {
    question: { en: texts.paymentQuestion, km: khmer.paymentQuestion },
    answer: { en: texts.paymentAnswer, km: khmer.paymentAnswer },
  },
  ...faq,
];

const sets = {
  first: { en: englishQuestions, km: khmerQuestions, maxWrong: 5 },
  strangers: { en: strangersEnglish, km: strangersKhmer, maxWrong: 5 },
  third: { en: thirdEnglish, km: thirdKhmer, maxWrong: 12 },
};
test.each([
  ['first', true, 'that find no product'],
  ['first', false, 'beside products'],
  ['strangers', true, 'that find no product'],
  ['third', true, 'that find no product'],
] as const)(
  'help answers most of fifty questions in both languages with the right one first (%s, %s: %s)',
  (set, isLost, _kind) => {
    const wrong = (['en', 'km'] as const).flatMap((tag) => {
      const items = all.map(({ question, answer }) => ({
        question: question[tag],
        answer: answer[tag],
        english: question.en,
      }));
      return sets[set][tag].filter(([typed, answer]) => {
        const [first] = servicesFound({ questions: items, pages: [] }, typed, isLost).questions;
        return !first?.english.startsWith(answer);
      });
    });
    expect(sets[set].en.length + sets[set].km.length).toBe(50);
    expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(sets[set].maxWrong);
  },
);
