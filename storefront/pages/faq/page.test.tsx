import { expect, test } from 'vitest';
import { faqLabels } from '#contract/labels/storefront/faq.ts';
import { rendered, textIn } from '#tests/support/rendered.tsx';
import type { FaqData } from './load.ts';
import page from './page.tsx';

const { texts } = faqLabels;
const paymentMethods = [{ id: 8, picture: '', name: 'KHQR', promise: 'KHQR' }];
const shown = (data: FaqData) => textIn(rendered(<page.View data={data} />, { chrome: { paymentMethods } }));

test('a code that nobody may pay is shown by the demo shop alone', () => {
  expect(shown({ questions: [], isDemo: true })).toContain(texts.qrDemo);
  const live = shown({ questions: [], isDemo: false });
  expect(live).toContain(texts.paymentQr);
  expect(live).not.toContain(texts.qrDemo);
});

test('questions of the shop take the place of the built-in one', () => {
  const questions = [
    { question: 'Do you wrap gifts?', answer: 'Yes.\n\nFor nothing.' },
    { question: 'Where are you?', answer: 'Street 240' },
  ];
  const text = shown({ questions, isDemo: true });
  expect(text).toContain('Do you wrap gifts? Yes. For nothing. Where are you? Street 240');
  expect(text).not.toContain(texts.paymentQuestion);
  expect(text).not.toContain(texts.qrDemo);
});
