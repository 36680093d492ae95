import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { servicesFound } from '#rules/services-found.ts';
import { faqLabels } from '#contract/labels/storefront/faq.ts';
import { askedInEnglish, askedInKhmer } from './help-questions.ts';

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
  ['en', askedInEnglish],
  ['km', askedInKhmer],
] as const)('help answers 24 of 25 questions in %s with the right one first', (tag, asked) => {
  const items = all.map(({ question, answer }) => ({
    question: question[tag],
    answer: answer[tag],
    en: question.en,
  }));
  const wrong = asked.flatMap(([typed, answer]) => {
    const [shown] = servicesFound({ questions: items, pages: [] }, typed, true).questions;
    return shown?.en.startsWith(answer) ? [] : [`${typed} → ${shown?.en}`];
  });
  expect(wrong).toEqual([]);
});
