import type { Block, Item, MailPage } from './mail-page.ts';
import type { MailTexts } from './mail-texts.ts';
import type { StoryText } from '#rules/story-text.ts';
import { address, figure, named, type Phrase, plainPhrase, unbroken } from './phrase.ts';

/** Renders an email as plain text, with the same content in the same order. */
export function pageText(page: MailPage, texts: MailTexts): string {
  const { pair } = texts;
  const line = (name: Phrase, value: Phrase) => pair(name, value).text;
  function blockText(block: Block): string {
    switch (block.kind) {
      case 'paragraph':
        return block.phrase.text;
      case 'button':
      case 'link':
        return line(block.label, address(block.url));
      case 'code':
        return block.code;
      case 'story':
        return storyLines(block.text, texts).join('\n');
      case 'items':
        return [...(block.title ? [block.title.text] : []), ...block.rows.map(itemText)].join('\n\n');
      case 'sums':
        return block.rows
          .flatMap(({ name, amount, note }) => [line(name, amount), ...(note ? [note.text] : [])])
          .join('\n');
      case 'fields':
        return block.rows.map(({ name, value }) => line(name, value)).join('\n');
      default:
        return [block.title, ...block.lines].map(({ text }) => text).join('\n');
    }
  }
  return `${[page.heading.text, ...page.blocks.map(blockText), '--', footText(page, texts)].join('\n\n')}\n`;
}

/** What happens next, line by line: who has to act and what, since when, until when, and the money. */
export const storyLines = ({ who, what, since, until, money }: StoryText, { pair }: MailTexts): string[] =>
  [pair(plainPhrase(who), plainPhrase(what)).text, since, until, money.join(' · ')]
    .filter((line) => line !== '')
    .map((line) => unbroken(line).text);

function itemText({ name, details, amount }: Item): string {
  const lines = details.map(({ text }) => text).join('\n');
  return `- ${name.text}\n${lines}${amount ? ` = ${amount.text}` : ''}`;
}

function footText(page: MailPage, texts: MailTexts): string {
  return footLines(page, texts)
    .map(({ text }) => text)
    .join('\n');
}

export function footLines({ toShop = false }: MailPage, { phrase, shop }: MailTexts): Phrase[] {
  const questions = toShop || !shop.phone ? [] : [phrase('questions', { phone: figure(shop.phone) })];
  return [...questions, named(shop.siteTitle), named(shop.address)].filter(({ text }) => text !== '');
}
