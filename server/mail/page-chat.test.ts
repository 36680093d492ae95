import { expect, it } from 'vitest';
import type { MailPage } from './mail-page.ts';
import type { MailTexts } from './mail-texts.ts';
import { pageChat } from './page-chat.ts';
import { plainPhrase } from './phrase.ts';

const texts = {
  phrase: () => plainPhrase('Hello,'),
  pair: (name: { text: string }, value: { text: string }) => plainPhrase(`${name.text}: ${value.text}`),
} as unknown as MailTexts;
const page = (...blocks: MailPage['blocks']): MailPage => ({
  subject: '',
  heading: plainPhrase('Order AG1 has shipped'),
  preview: '',
  blocks,
});
const paragraph = (text: string) => ({ kind: 'paragraph', phrase: plainPhrase(text) }) as const;

it('an email becomes a chat message with its heading, sentences, boxes and links, without greeting and items', () => {
  const html = pageChat(
    page(
      paragraph('Hello,'),
      paragraph('It is on its way.'),
      { kind: 'items', rows: [{ name: plainPhrase('Mug'), details: [], amount: null }] },
      { kind: 'box', title: plainPhrase('Shipment'), lines: [plainPhrase('No.: 12')] },
      { kind: 'button', label: plainPhrase('See order'), url: 'https://shop.example/en/job/1?a="&b' },
    ),
    texts,
  );
  expect(html).toBe(
    '<b>Order AG1 has shipped</b>\n\nIt is on its way.\n\n<b>Shipment</b>\nNo.: 12\n\n' +
      '<a href="https://shop.example/en/job/1?a=&#34;&#38;b">See order</a>',
  );
});

it('hostile text in an email stays text in a chat, and the message stays within what Telegram allows', () => {
  const hostile = `<b>&"'\u202E</a><script>`;
  const html = pageChat(page(...Array.from({ length: 40 }, () => paragraph(hostile.repeat(30)))), texts);
  expect(html.match(/<[^>]+>/gu)).toEqual(['<b>', '</b>']);
  expect(html).not.toContain('\u202E');
  expect(html.length).toBeLessThan(4096);
});
