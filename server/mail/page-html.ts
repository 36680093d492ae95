import { languages } from '#contract/languages.ts';
import { blockHtml } from './block-html.ts';
import type { MailPage } from './mail-page.ts';
import { colours, mailStyle, type MailStyle } from './mail-style.ts';
import type { MailTexts } from './mail-texts.ts';
import { footLines } from './page-text.ts';
import { escapeHtml } from './phrase.ts';

/**
 * Renders an email as HTML: one column of at most 600 px, tables and inline styles, no pictures except of ordered
 * items.
 */
export function pageHtml(page: MailPage, texts: MailTexts): string {
  const style = mailStyle(texts.lang);
  const { tag } = languages[texts.lang];
  const { direction } = style;
  const table = `role="presentation" dir="${direction}" cellpadding="0" cellspacing="0" border="0"`;
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="format-detection" content="telephone=no">
<title>${escapeHtml(page.subject)}</title>
<style>@media (max-width:620px){.pad{padding-left:20px!important;padding-right:20px!important}.air{padding-top:0!important;padding-bottom:0!important}.card{border-radius:0!important}}@media (max-width:420px){.wide{width:100%!important}.act a{display:block!important;text-align:center!important}img.pic{width:56px!important;height:56px!important}td.pic{width:56px!important}}</style>
</head>
<body dir="${direction}" style="margin:0;padding:0;background:${colours.ground};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(page.preview)}</div>
<table ${table} lang="${tag}" width="100%" style="background:${colours.ground}"><tr><td class="air" align="center" style="padding:24px 0">
<table ${table} class="card" width="100%" style="max-width:600px;background:${colours.surface};border-radius:20px;overflow:hidden">
<tr><td style="height:12px;line-height:12px;font-size:0;${krama}">&nbsp;</td></tr>
<tr><td class="pad" align="${style.start}" style="padding:26px 36px 0">${wordmark(texts, style)}</td></tr>
<tr><td class="pad" style="padding:26px 36px 0"><h1 ${style.text} style="${style.head}margin:0">${page.heading.html}</h1></td></tr>
${page.blocks.map((block) => `<tr><td class="pad" style="padding:${spaceAbove[block.kind]}px 36px 0">${blockHtml(block, style, table)}</td></tr>`).join('\n')}
<tr><td style="height:32px;line-height:32px;font-size:0">&nbsp;</td></tr>
<tr><td class="pad" style="padding:22px 36px;background:${colours.deep}">${foot(page, texts, style)}</td></tr>
</table></td></tr></table>
</body>
</html>
`;
}

/**
 * The stripe above an email: the check pattern of a krama, the Cambodian scarf. Plain red where gradients
 * aren't supported.
 */
const stripe = 'rgba(169,39,45,.55)';
const krama = `background-color:${colours.krama};background-image:repeating-linear-gradient(90deg,${stripe} 0 6px,rgba(255,255,255,0) 6px 12px),linear-gradient(#d99a92 50%,${colours.surface} 50%)`;

const spaceAbove = {
  paragraph: 12,
  button: 20,
  link: 10,
  code: 22,
  items: 28,
  sums: 16,
  box: 24,
  story: 20,
  fields: 22,
} as const;

/**
 * The heights of the five buds in the shop's logo, which is drawn in CSS so that it shows when pictures are blocked.
 */
const buds = [10, 15, 22, 15, 10];

function wordmark({ shop }: MailTexts, style: MailStyle): string {
  const bud = (height: number, at: number) =>
    `<td valign="bottom" style="padding:0 1px"><div style="width:6px;height:${height}px;font-size:0;background:${at === 2 ? colours.saffron : colours.green};border-radius:50% 50% 2px 2px / 65% 65% 2px 2px"></div></td>`;
  return `<table role="presentation" dir="ltr" cellpadding="0" cellspacing="0" border="0"><tr>${buds.map(bud).join('')}<td valign="bottom" style="${style.body}font-size:21px;line-height:1.1;font-weight:600;color:${colours.green};padding:0 0 0 10px">${escapeHtml(shop.siteTitle)}</td></tr></table>`;
}

function foot(page: MailPage, texts: MailTexts, style: MailStyle): string {
  const lines = footLines(page, texts).map(({ html }) => html);
  return `<p ${style.text} style="${style.body}margin:0;font-size:14px;color:${colours.onDark}">${lines.join('<br>')}</p>`;
}
