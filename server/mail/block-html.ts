import type { Block, Item, Sum } from './mail-page.ts';
import { colours, type MailStyle } from './mail-style.ts';
import { escapeHtml, type Phrase, unbroken } from './phrase.ts';

/** Renders one block of an email as HTML. `table` are the attributes of every table. */
export function blockHtml(block: Block, style: MailStyle, table: string): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p ${style.text} style="${style.body}margin:0;font-size:16px;${block.isSoft ? `color:${colours.soft};` : ''}">${block.phrase.html}</p>`;
    case 'button':
      // A table, because Outlook ignores padding on links.
      return `<table ${table} class="wide" align="${style.start}"><tr><td class="act" style="background:${colours.green};border-radius:12px"><a href="${escapeHtml(block.url)}" style="${style.body}display:inline-block;padding:12px 24px;font-size:16px;font-weight:600;color:#fbf9f4;text-decoration:none">${block.label.html}</a></td></tr></table>`;
    case 'link':
      return `<p ${style.text} style="${style.body}margin:0;font-size:15px"><a href="${escapeHtml(block.url)}" style="color:${colours.green}">${block.label.html}</a></p>`;
    case 'code':
      return `<p align="center" style="${style.body}margin:0;padding:18px 12px;border-radius:12px;background:${colours.ground};font-size:32px;line-height:1.3;font-weight:600;letter-spacing:6px;text-align:center"><bdi dir="ltr">${escapeHtml(block.code)}</bdi></p>`;
    case 'items':
      return (
        titleAbove(block.title, style) +
        wide(table, block.rows.map((row) => itemRow(row, style, block.rows.some(hasPicture))).join('\n'))
      );
    case 'sums':
      return wide(
        table,
        block.rows.map((row) => sumRow(row, style)).join('\n'),
        `border-top:1px solid ${colours.line}`,
      );
    case 'story':
      return storyHtml(block, style, table);
    case 'box':
      return `<table ${table} width="100%"><tr><td ${style.text} style="${style.body}padding:16px 20px;border-radius:12px;background:${colours.ground};font-size:15px">${boxLines(block.title, block.lines)}</td></tr></table>`;
    default:
      return wide(table, block.rows.map((row) => fieldRow(row, style)).join('\n'));
  }
}

/**
 * What happens next with an order: who has to act, the sentences, a bar with one part for each step and the name of the
 * current one, and the money. Saffron is only where the customer has to act.
 */
function storyHtml(
  { story, text, step }: Extract<Block, { kind: 'story' }>,
  style: MailStyle,
  table: string,
): string {
  const acts = story.Who === 'you' ? colours.saffron : colours.green;
  const fills = { done: colours.green, now: acts, next: colours.line };
  const line = (size: number, css: string, content: string) =>
    content &&
    `<p ${style.text} style="${style.body}margin:0 0 4px;font-size:${size}px;${css}">${content}</p>`;
  const bar = story.Steps.map(
    ({ State }) =>
      `<td style="height:6px;line-height:6px;font-size:0;border-radius:3px;background:${fills[State]}">&nbsp;</td>`,
  ).join('<td width="4"></td>');
  return `<table ${table} width="100%"><tr><td style="padding:16px 20px;border-radius:12px;border:1px solid ${colours.line}">${[
    line(14, 'font-weight:600', `<span style="color:${acts}">●</span> ${escapeHtml(text.who)}`),
    line(20, 'font-weight:600', unbroken(text.what).html),
    line(14, `color:${colours.soft}`, unbroken(text.since).html),
    line(16, '', unbroken(text.until).html),
    `<table ${table} width="100%" style="margin:12px 0 4px"><tr>${bar}</tr></table>`,
    line(13, 'font-weight:600', step.html),
    line(15, `color:${colours.soft}`, text.money.map((sum) => unbroken(sum).html).join(' · ')),
  ].join('')}</td></tr></table>`;
}

const wide = (table: string, rows: string, css = '') =>
  `<table ${table} width="100%" style="border-collapse:collapse;${css}">\n${rows}\n</table>`;
const titleAbove = (title: Phrase | undefined, { text, head, lineHeight }: MailStyle) =>
  title
    ? `<h2 ${text} style="${head}margin:0 0 8px;font-size:20px;line-height:${lineHeight}">${title.html}</h2>`
    : '';
const strong = (html: string) => `<strong style="font-weight:600">${html}</strong>`;
const boxLines = (title: Phrase, lines: readonly Phrase[]) =>
  [strong(title.html), ...lines.map(({ html }) => html)].join('<br>');

const hasPicture = ({ picture }: Item) => picture !== undefined;

/**
 * Renders the row of an item.
 * @param inRows true if rows of the table have a cell for a picture
 */
function itemRow({ name, picture, details, amount }: Item, style: MailStyle, inRows: boolean): string {
  const line = `border-top:1px solid ${colours.line}`;
  const soft = details.map(({ html }) => html).join('<br>');
  // The alt text is empty, because the name is beside the picture.
  const drawn = picture
    ? `<img class="pic" src="${escapeHtml(picture)}" width="72" height="72" alt="" style="display:block;width:72px;height:72px;border-radius:8px;background:${colours.ground}">`
    : '';
  const cell = `<td class="pic" width="72" valign="top" style="padding:12px 0;padding-${style.end}:12px;${line}">${drawn}</td>`;
  const left = `<td ${style.text} valign="top" style="${style.body}padding:12px 0;${line};font-size:15px">${strong(name.html)}${soft && `<br><span style="color:${colours.soft}">${soft}</span>`}</td>`;
  const right = `<td align="${style.end}" valign="top" style="${style.body}padding:12px 0;padding-${style.start}:16px;${line};font-size:15px;text-align:${style.end};white-space:nowrap">${amount ? strong(amount.html) : ''}</td>`;
  return `<tr>${inRows ? cell : ''}${left}${right}</tr>`;
}

const ruled = `border-top:1px solid ${colours.line};padding-top:10px`;
const sumTones = {
  plain: { name: `color:${colours.soft}`, amount: '' },
  saving: { name: `color:${colours.green}`, amount: `color:${colours.green}` },
  total: {
    name: `font-weight:600;font-size:18px;${ruled}`,
    amount: `font-weight:600;font-size:20px;${ruled}`,
  },
  paid: {
    name: `font-weight:600;font-size:18px;${ruled}`,
    amount: `font-weight:600;font-size:20px;${ruled}`,
  },
} as const;

function sumRow({ name, amount, note, tone }: Sum, style: MailStyle): string {
  const { name: nameCss, amount: amountCss } = sumTones[tone];
  const below = note
    ? `<br><span style="font-size:14px;${tone === 'paid' ? `font-weight:600;color:${colours.green}` : `font-weight:400;color:${colours.soft}`}">${note.html}</span>`
    : '';
  return `<tr><td ${style.text} valign="top" style="${style.body}padding:6px 0;font-size:15px;${nameCss}">${name.html}${below}</td><td align="${style.end}" valign="top" style="${style.body}padding:6px 0;font-size:15px;text-align:${style.end};white-space:nowrap;${amountCss}">${amount.html}</td></tr>`;
}

function fieldRow({ name, value }: { name: Phrase; value: Phrase }, style: MailStyle): string {
  const cell = `padding:10px 0;border-top:1px solid ${colours.line};font-size:15px`;
  return `<tr><td ${style.text} valign="top" width="34%" style="${style.body}${cell};color:${colours.soft};padding-${style.end}:16px">${name.html}</td><td ${style.text} valign="top" style="${style.body}${cell}">${value.html}</td></tr>`;
}
