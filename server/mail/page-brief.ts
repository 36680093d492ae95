import type { MailPage } from './mail-page.ts';
import type { MailWords } from './mail-words.ts';

/** Marks of direction: they cost room, and a phone needs none on a line of one language. */
const marks = /[\u200E\u200F\u2066-\u2069]/gu;

/** The mail as a phone gets it: the shop, the sentence with the code or what happened, and where to press. */
export function pageBrief({ heading, brief = heading.text, blocks }: MailPage, { shop }: MailWords) {
  const code = blocks.find((block) => block.kind === 'code')?.code ?? null;
  const sentence = code === null ? undefined : blocks.find((block) => block.kind === 'paragraph')?.phrase;
  const url = blocks.find((block) => block.kind === 'button')?.url;
  const text = [`${shop.siteTitle}: ${sentence?.text ?? brief}`, url].filter(Boolean).join(' ');
  return { brief: text.replaceAll(marks, ''), code };
}
