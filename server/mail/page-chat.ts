import type { Block, MailPage } from './mail-page.ts';
import type { MailTexts } from './mail-texts.ts';
import { typedText } from './chat/write-message.ts';
import { storyLines } from './page-text.ts';
import { escapeHtml, type Phrase, plainPhrase } from './phrase.ts';

/** Telegram allows 4096 letters. */
const maxLetters = 3500;
const maxLine = 500;

const line = ({ text }: Phrase): string => escapeHtml(typedText(text, maxLine));
const bold = (phrase: Phrase): string => `<b>${line(phrase)}</b>`;

/**
 * Renders the version of an email for a chat, in HTML of Telegram's Bot API: what happened, and the links. Items and amounts
 * are behind the link, and a greeting would repeat in every message.
 */
export function pageChat({ heading, blocks }: MailPage, texts: MailTexts): string {
  const greeting = texts.phrase('helloNameless').text;
  const parts = blocks.map((block) => partOf(block, greeting, texts)).filter((part) => part !== '');
  let html = bold(heading);
  for (const part of parts) if (html.length + part.length < maxLetters) html += `\n\n${part}`;
  return html;
}

function partOf(block: Block, greeting: string, texts: MailTexts): string {
  switch (block.kind) {
    case 'paragraph':
      return block.phrase.text === greeting ? '' : line(block.phrase);
    case 'story':
      return storyLines(block.text, texts)
        .map((text) => line(plainPhrase(text)))
        .join('\n');
    case 'button':
    case 'link':
      return `<a href="${escapeHtml(block.url)}">${line(block.label)}</a>`;
    case 'fields':
      return block.rows.map(({ name, value }) => line(texts.pair(name, value))).join('\n');
    case 'box':
      return [bold(block.title), ...block.lines.map(line)].join('\n');
    default:
      return '';
  }
}
