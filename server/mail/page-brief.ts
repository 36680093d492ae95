import type { MailPage } from './mail-page.ts';
import type { MailTexts } from './mail-texts.ts';

/** Direction marks. They are removed from text messages, which are in one language and short on space. */
const marks = /[\u200E\u200F\u2066-\u2069]/gu;

/**
 * Renders the text message version of an email: the shop, the sentence with the code or what happened, and
 * the link.
 */
export function pageBrief({ heading, brief = heading.text, blocks }: MailPage, { shop }: MailTexts) {
  const code = blocks.find((block) => block.kind === 'code')?.code ?? null;
  const sentence = code === null ? undefined : blocks.find((block) => block.kind === 'paragraph')?.phrase;
  const url = blocks.find((block) => block.kind === 'button')?.url;
  const text = [`${shop.siteTitle}: ${sentence?.text ?? brief}`, url].filter(Boolean).join(' ');
  return { brief: text.replaceAll(marks, ''), code };
}
