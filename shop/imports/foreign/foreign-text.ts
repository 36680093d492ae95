import sanitizeHtml from 'sanitize-html';
import { cleanDescription } from '#shop/catalogue/catalogue.ts';
import type { Losses } from './losses.ts';

const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
/** What begins like a tag of HTML. Other signs are text: `a < b`, `<Oak>`. */
const noTag =
  /<(?!\/?(?:a|b|i|u|p|br|hr|div|span|em|strong|small|su[bp]|ul|ol|li|h[1-6]|table|tbody|thead|t[rdh]|img|font|style|script|blockquote)\b)/giu;
const blockEnd = /<br\s*\/?>|<\/(?:p|div|li|h[1-6]|tr|ul|ol|table)>/giu;

/** Returns a text without markup and with letters in place of entities: `Salt &amp; pepper`. */
export function plainText(text: string): string {
  if (!/[&<]/u.test(text)) return text;
  const stripped = sanitizeHtml(text.replaceAll(noTag, '&lt;').replaceAll(blockEnd, '$&\n'), {
    allowedTags: [],
    allowedAttributes: {},
  });
  const letters = stripped.replaceAll(/&(?:amp|lt|gt|quot);/gu, (entity) => signs[entity] ?? entity);
  return letters.replaceAll(/ *\n\s*/gu, '\n').trim();
}

/** Placeholders of themes and plugins, which only the old shop filled. */
const code = /\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\}|\[\/?[a-z][\w-]*(?:\s[^\]\n]*=[^\]\n]*)?\/?\](?!\()/giu;
/** Square brackets are code if they have a value, or close what another opens: `[video id=3]`, `[/gallery]`. */
const isCode = (text: string, all: string): boolean =>
  text.startsWith('{') ||
  text.includes('=') ||
  text.startsWith('[/') ||
  all.includes(`[/${text.slice(1, -1)}]`);

const gone: readonly (readonly [name: string, tag: RegExp])[] = [
  ['picture', /<(?:img|picture|svg)\b/iu],
  ['video', /<(?:iframe|video|embed|object|audio)\b/iu],
  ['form', /<(?:form|input|button|select|textarea)\b/iu],
  ['script', /<script\b/iu],
];
const oldLink = /<a\b[^>]*\shref=(["'])(?!(?:https?:|mailto:|tel:)).*?\1[^>]*>([\s\S]*?)<\/a>/giu;

/**
 * Returns a description without code, and without links to pages that only the old shop had. Notes what is lost with the
 * product's name.
 */
export function foreignDescription(html: string, name: string, losses: Losses): string {
  const withoutCode = html.replaceAll(code, (text) => (isCode(text, html) ? '' : text));
  const withoutLinks = withoutCode.replaceAll(oldLink, '$2');
  const lost = [
    ...gone.filter(([, tag]) => tag.test(withoutLinks)).map(([what]) => what),
    ...(withoutCode === html ? [] : ['code']),
    ...(withoutLinks === withoutCode ? [] : ['link']),
  ];
  if (lost.length > 0) losses.add('descriptions', `${name} (${lost.join(', ')})`);
  return lost.length > 0 ? cleanDescription(withoutLinks) : withoutLinks;
}

const block = String.raw`<\/?(?:p|div|ul|ol|li|h[1-6]|table|thead|tbody|tr|td|th|blockquote|hr|br|figure)\b[^>]*>`;
const afterBlock = new RegExp(`${block}$`, 'iu');
const beforeBlock = new RegExp(`^${block}`, 'iu');

/** Returns HTML with the line breaks that the old shop made of line ends between texts. */
export function withBreaks(html: string): string {
  const parts = html.split(/\n\s*\n/u).map((part) => part.trim());
  const paragraphs = parts.map((part) =>
    part
      .split(/\n\s*/u)
      .reduce((all, line) =>
        afterBlock.test(all) || beforeBlock.test(line) ? `${all}\n${line}` : `${all}<br>\n${line}`,
      ),
  );
  const isText = (part: string) => parts.length > 1 && part !== '' && !beforeBlock.test(part);
  return paragraphs.map((part) => (isText(part) ? `<p>${part}</p>` : part)).join('\n');
}
