import { escapeHtml } from '../../mail/phrase.ts';

/** A heading of the second level, and what is below it. */
export interface Section {
  id: string;
  title: string;
  text: string;
}

interface Options {
  /** The ids of all headings, in order. Omitted to derive each from its title, which must be in English. */
  ids?: readonly string[];
  /** Returns the address to use for that of a link or picture. */
  addressOf?: (written: string) => string;
}

/** Renders the Markdown of our pages: headings, paragraphs, lists, tables, code, pictures, emphasis and links. */
export function renderMarkdown(
  text: string,
  { ids = idsOf(text), addressOf = String }: Options = {},
): string {
  const parts = text.split(/(^```\w*\n[\s\S]*?\n```$|\n{2,})/mu);
  const blocks = parts.map((each) => each.trim()).filter(Boolean);
  const left = [...ids];
  return blocks.map((each) => block(each, left, addressOf)).join('\n');
}

/** Returns the ids of all headings of a page in English. */
export const idsOf = (text: string): string[] =>
  [...text.matchAll(/^#{1,3} (.+)$/gmu)].map(([, title = '']) => anchorOf(title));

export const sectionsOf = (text: string): Section[] =>
  text
    .split(/^## /mu)
    .slice(1)
    .map((section) => {
      const [title = ''] = section.split('\n', 1);
      return { id: anchorOf(title), title, text: section.slice(title.length).trim() };
    });

const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

type AddressOf = NonNullable<Options['addressOf']>;

function block(text: string, ids: string[], addressOf: AddressOf): string {
  const inline = (part: string) => inlineOf(part, addressOf);
  const [, marks, title] = /^(#{1,3}) (.+)$/u.exec(text) ?? [];
  if (marks && title)
    return `<h${marks.length} id="${ids.shift() ?? ''}">${inline(title)}</h${marks.length}>`;
  const [, code] = /^```\w*\n([\s\S]*?)\n```$/u.exec(text) ?? [];
  if (code !== undefined) return `<pre tabindex="0"><code>${escapeHtml(code)}</code></pre>`;
  const lines = text.split('\n');
  if (/^-+(?:\|-+)+$/u.test(lines[1] ?? '')) return table(lines, inline);
  for (const [tag, mark] of listMarks)
    if (lines.every((line) => mark.test(line)))
      return `<${tag}>${lines.map((line) => `<li>${inline(line.replace(mark, ''))}</li>`).join('')}</${tag}>`;
  return `<p>${inline(text)}</p>`;
}

const listMarks = [
  ['ul', /^- /u],
  ['ol', /^\d+\. /u],
] as const;

function table([head = '', , ...rows]: readonly string[], inline: (part: string) => string): string {
  const cells = (row: string, tag: string) =>
    row
      .split('|')
      .map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`)
      .join('');
  return `<table><thead><tr>${cells(head, 'th scope="col"').replaceAll('</th scope="col">', '</th>')}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}</tbody></table>`;
}

/** Renders code, emphasis, pictures and links. */
const inlineOf = (text: string, addressOf: AddressOf): string =>
  escapeHtml(text)
    .split(/(`[^`]+`)/u)
    .map((part) => (part.startsWith('`') ? `<code>${part.slice(1, -1)}</code>` : written(part, addressOf)))
    .join('');

const written = (text: string, addressOf: AddressOf): string =>
  text
    .replaceAll(/\*\*(.+?)\*\*/gu, '<b>$1</b>')
    .replaceAll(/\*([^*]+)\*/gu, '<em>$1</em>')
    .replaceAll(
      /!\[([^\]]*)\]\(([^)\s]+)\)/gu,
      (_, about: string, file: string) => `<img src="${addressOf(file)}" alt="${about}" loading="lazy">`,
    )
    .replaceAll(
      /\[([^\]]+)\]\(([^)\s]+)\)/gu,
      (_, label: string, link: string) => `<a href="${addressOf(link)}">${label}</a>`,
    );
