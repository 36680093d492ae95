import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { servicesFound } from '#rules/services-found.ts';
import { faqLabels } from '#contract/labels/storefront/faq.ts';
import { englishQuestions, khmerQuestions } from './help-questions.ts';

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

test.each([
  [true, 'that find no product'],
  [false, 'beside products'],
])(
  'help answers at least 45 of fifty questions in both languages with the right one first (%s: %s)',
  (isLost) => {
    const wrong = (['en', 'km'] as const).flatMap((tag) => {
      const items = all.map(({ question, answer }) => ({
        question: question[tag],
        answer: answer[tag],
        english: question.en,
      }));
      return (tag === 'en' ? englishQuestions : khmerQuestions).filter(([typed, answer]) => {
        const [first] = servicesFound({ questions: items, pages: [] }, typed, isLost).questions;
        return !first?.english.startsWith(answer);
      });
    });
    expect(englishQuestions.length + khmerQuestions.length).toBe(50);
    expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(5);
  },
);
