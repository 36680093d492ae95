import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { faqFound } from './faq-found.ts';

interface Both {
  en: string;
  km: string;
}
const demo = JSON.parse(readFileSync('database/demo/settings.json', 'utf8')) as {
  faq: { question: Both; answer: Both }[];
};
const items = (tag: 'en' | 'km') =>
  demo.faq.map(({ question, answer }) => ({ question: question[tag], answer: answer[tag] }));

test.each([
  ['return', 'Can I return something?'],
  ['Returns', 'Can I return something?'],
  ['invoice', 'Where do I find my invoice?'],
  ['delivery time', 'What is the delivery time, and where do you deliver?'],
  ['how long is delivery', 'What is the delivery time, and where do you deliver?'],
  ['privacy', 'What about my privacy?'],
])('the search «%s» finds its question', (typed, question) => {
  expect(faqFound(items('en'), typed, false).map((each) => each.question)).toContain(question);
});

test.each(['វិក្កយបត្រ', 'រយៈពេលដឹកជញ្ជូន', 'ប្រគល់ទំនិញ'])('the search «%s» finds its question in Khmer', (typed) => {
  expect(faqFound(items('km'), typed, false)).toHaveLength(1);
});

test('a product search finds no questions; without products it finds answers with its words', () => {
  for (const typed of ['mug', 'pepper', '', 'what is'])
    expect(faqFound(items('en'), typed, false)).toEqual([]);
  expect(faqFound(items('en'), 'workshop', false)).toEqual([]);
  expect(faqFound(items('en'), 'workshop', true)).toHaveLength(1);
});
