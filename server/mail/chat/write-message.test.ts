import { expect, it } from 'vitest';
import { staffChatLabels } from '#contract/labels/mail/staff-chat.ts';
import type { NoticeFacts } from '#shop/staff-chat/staff-chat.ts';
import { messageHtml, messageLines, typedText } from './write-message.ts';

const place = { lang: 'en', officeUrl: 'https://office.example', texts: staffChatLabels.texts } as const;
const notice = (more: Partial<NoticeFacts>): NoticeFacts => ({
  id: 1,
  event: 'order',
  number: 'AG12',
  cents: 1897,
  inquiryId: 7,
  kind: null,
  person: '',
  text: '',
  productId: 3,
  product: 'Clay Mug',
  stock: 4,
  ...more,
});
const html = (...notices: Partial<NoticeFacts>[]) => messageHtml(messageLines(notices.map(notice), place));

it.each([
  [{}, '/orders/AG12', 'New order AG12', '$18.97'],
  [{ event: 'payment' }, '/orders/AG12', 'Payment received for order AG12', '$18.97'],
  [{ event: 'payment', number: '' }, '/money', 'Payment received without an order', '$18.97'],
  [
    { event: 'message', kind: 'message', person: 'Dara', text: 'Hi\nyou' },
    '/inbox/7',
    'Message from Dara',
    'Hi you',
  ],
  [{ event: 'message', kind: 'answer', person: 'Dara', text: 'Yes' }, '/inbox/7', 'Reply from Dara', 'Yes'],
  [
    { event: 'sample', number: 'S1', person: 'Dara', text: 'Red' },
    '/inbox/7',
    'Sample request S1 from Dara',
    'Red',
  ],
  [{ event: 'stock' }, '/products/3', 'Low stock: Clay Mug', '4 left'],
] as const)('a message about %j links to its place in the office', (facts, path, text, detail) => {
  expect(html(facts)).toBe(`<b><a href="https://office.example/office/en${path}">${text}</a></b>\n${detail}`);
});

it('a new order and its payment in one message are one line', () => {
  const lines = [{}, { event: 'payment' }, { event: 'payment', number: 'AG13' }] as const;
  expect(messageLines(lines.map(notice), place).map(({ text }) => text)).toEqual([
    'New order AG12, paid',
    'Payment received for order AG13',
  ]);
});

it('text of customers is escaped, on one line and limited, and keeps the direction of the rest', () => {
  const hostile = `<b>&"'\u202E</a><script>\u0000${'😀'.repeat(500)}`;
  const written = html({ event: 'message', kind: 'message', person: hostile, text: hostile });
  expect(written.match(/<[^>]+>/gu)).toEqual([
    '<b>',
    '<a href="https://office.example/office/en/inbox/7">',
    '</a>',
    '</b>',
  ]);
  // eslint-disable-next-line no-control-regex -- what must be gone
  expect(written).not.toMatch(/[\u0000\u202E\uD800-\uDBFF](?![\uDC00-\uDFFF])/u);
  expect([...typedText(hostile, 300)]).toHaveLength(300);
});

it('more than five notices become one line for each event, and the longest message fits', () => {
  const many = [
    ...Array.from({ length: 40 }, () => ({ event: 'message' as const })),
    {},
    { event: 'stock' as const },
  ];
  expect(messageLines(many.map(notice), place)).toEqual([
    { text: 'New orders: 1', url: 'https://office.example/office/en/orders', detail: '' },
    { text: 'Messages: 40', url: 'https://office.example/office/en/inbox', detail: '' },
    {
      text: 'Products low in stock: 1',
      url: 'https://office.example/office/en/products?view=low&sort=stock',
      detail: '',
    },
  ]);
  const long = '&'.repeat(5000);
  const five = Array.from({ length: 5 }, () =>
    notice({ event: 'message', kind: 'message', person: long, text: long }),
  );
  const shown = messageLines(five, place).map(({ text, detail }) => `${text}\n${detail}`);
  expect(shown.join('\n\n').length).toBeLessThan(4096);
});
