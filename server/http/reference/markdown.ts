import { escapeHtml } from '../../mail/phrase.ts';

/** A heading of the second level. */
export interface Heading {
  id: string;
  title: string;
}

/** Renders the Markdown of the guide and the concepts: headings, paragraphs, lists, tables, code and links. */
export function renderMarkdown(text: string): string {
  const blocks = text.trim().split(/\n{2,}(?![^`]*\n```(?:\n|$))/u);
  return blocks.map(block).join('\n');
}

export const headingsOf = (text: string): Heading[] =>
  [...text.matchAll(/^## (.+)$/gmu)].map(([, title = '']) => ({ id: anchorOf(title), title }));

const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

function block(text: string): string {
  const [, marks, title] = /^(#{1,3}) (.+)$/u.exec(text) ?? [];
  if (marks && title) return `<h${marks.length} id="${anchorOf(title)}">${inline(title)}</h${marks.length}>`;
  const [, code] = /^```\w*\n([\s\S]*?)\n```$/u.exec(text) ?? [];
  if (code !== undefined) return `<pre tabindex="0"><code>${escapeHtml(code)}</code></pre>`;
  const lines = text.split('\n');
  if (/^-+(?:\|-+)+$/u.test(lines[1] ?? '')) return table(lines);
  if (lines.every((line) => line.startsWith('- ')))
    return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`;
  return `<p>${inline(text)}</p>`;
}

function table([head = '', , ...rows]: readonly string[]): string {
  const cells = (row: string, tag: string) =>
    row
      .split('|')
      .map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`)
      .join('');
  return `<table><thead><tr>${cells(head, 'th scope="col"').replaceAll('</th scope="col">', '</th>')}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}</tbody></table>`;
}

/** Renders code and links. */
const inline = (text: string): string =>
  escapeHtml(text)
    .replaceAll(/`([^`]+)`/gu, '<code>$1</code>')
    .replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/gu, '<a href="$2">$1</a>');
