import { expect, test } from 'vitest';
import { faqLabels } from '#contract/labels/storefront/faq.ts';
import { rendered, textIn } from '#tests/support/rendered.tsx';
import type { FaqData } from './load.ts';
import page from './page.tsx';

const { texts } = faqLabels;
const transfer = { id: 9, picture: '', name: 'Bank transfer', promise: 'Bank transfer', hasQr: true };
const khqr = { id: 8, picture: '', name: 'KHQR', promise: 'KHQR', isCode: true };
const shown = (data: Omit<FaqData, 'groups'>, paymentMethods: object[] = [transfer]) =>
  textIn(
    rendered(<page.View data={{ groups: ['paying', 'other'], ...data }} />, {
      chrome: { paymentMethods: paymentMethods as never },
    }),
  );

test('a sample QR code is shown only in a demo shop, and not beside a working one', () => {
  expect(shown({ questions: [], isDemo: true })).toContain(texts.qrDemo);
  for (const text of [
    shown({ questions: [], isDemo: false }),
    shown({ questions: [], isDemo: true }, [transfer, khqr]),
  ]) {
    expect(text).toContain(texts.paymentQr);
    expect(text).not.toContain(texts.qrDemo);
  }
});

test('questions are below the heading of their group, also if there is only one group', () => {
  const html = rendered(<page.View data={{ groups: ['paying'], questions: [], isDemo: false }} />, {
    chrome: { paymentMethods: [transfer] as never },
  });
  expect([...html.matchAll(/<h(\d)/gu)].map(([, level]) => level).slice(0, 3)).toEqual(['1', '2', '3']);
  expect(html).not.toContain('class="faq-groups"');
});

test('custom questions appear below the built-in one, and replace it when they explain payment', () => {
  const wrap = { question: 'Do you wrap gifts?', answer: 'Yes.\n\nFor nothing.', group: 'other' } as const;
  const text = shown({ questions: [wrap], isDemo: true });
  expect(text).toContain('Do you wrap gifts? Yes. For nothing.');
  expect(text.indexOf(texts.paymentQuestion)).toBeLessThan(text.indexOf('Do you wrap'));
  expect(text).toContain(texts.paymentQuestion);
  const own = { question: 'Do you take cards?', answer: 'Yes.', group: 'paying' } as const;
  expect(shown({ questions: [own, wrap], isDemo: true })).not.toContain(texts.paymentQuestion);
});
