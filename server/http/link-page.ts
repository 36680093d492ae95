import { type LanguageCode, languages } from '#contract/languages.ts';
import { escapeHtml } from '../mail/phrase.ts';

/** The texts of the page, in its language. */
export interface LinkTexts {
  title: string;
  heading: string;
  /** The text: one or two sentences. */
  text: string;
  /** Shown below the text. */
  boxes?: readonly WrittenBox[];
  /** The label of the submit button. If there is none, there is no form. */
  action?: string;
  /** The form's fields, with the entered values. */
  fields?: readonly LinkField[];
  /** The link to continue with, relative to the site's root. */
  onward: { href: string; label: string };
}

/** A box with a text; '' for missing parts. */
export interface WrittenBox {
  title: string;
  text: string;
  /** Text that a person wrote, with its line breaks. */
  written: string;
}

export interface LinkField {
  name: string;
  label: string;
  type: 'text' | 'email' | 'tel' | 'textarea';
  autoComplete: string | undefined;
  max: number | undefined;
  value: string;
  /** The validation error of the field. */
  problem: string | undefined;
}

interface LinkShop {
  siteTitle: string;
  /** Paths of pictures, or '' if there is none. */
  logo: string;
  mark: string;
  /** URLs of the stylesheets that all pages share. */
  styles: readonly string[];
}

/**
 * Renders the page behind a link in an email, in the shop's design: logo, text, a button and a link to
 * continue. It has no scripts.
 */
export function linkPage(language: LanguageCode, labels: LinkTexts, shop: LinkShop): string {
  const { code, tag, direction } = languages[language];
  const title = escapeHtml(`${labels.title} | ${shop.siteTitle}`);
  const name = escapeHtml(shop.siteTitle);
  const logo = shop.logo
    ? `<img src="${escapeHtml(shop.logo)}" alt="${name}" width="156" height="32">`
    : `<bdi class="logo-name">${name}</bdi>`;
  const mark = shop.mark
    ? `<svg class="icon" viewBox="0 0 24 24"><image href="${escapeHtml(shop.mark)}" width="24" height="24"/></svg>`
    : '';
  const onward = (kind: string) =>
    `<a class="btn ${kind}" href="${escapeHtml(labels.onward.href)}"><span>${escapeHtml(labels.onward.label)}</span></a>`;
  const { action: request, fields = [] } = labels;
  const button = `<button class="btn" type="submit"><span>${escapeHtml(request ?? '')}</span></button>`;
  const first = fields.find(({ problem }) => problem !== undefined);
  const rows = fields.map((field) => fieldHtml(field, field === first));
  const heading = `<h1>${escapeHtml(labels.heading)}</h1>
${labels.text && `<p role="status">${withDays(labels.text)}</p>`}
${(labels.boxes ?? []).map(boxHtml).join('\n')}`;
  const main =
    request !== undefined && fields.length > 0
      ? `<div class="page-head form">${heading}</div>
<form class="panel form prose" method="post" novalidate aria-label="${escapeHtml(labels.heading)}">${rows.join('\n')}${button}${onward('ghost')}</form>`
      : `<div class="empty">
<span class="empty-art petal-2" aria-hidden="true">${mark}</span>
${heading}
<div class="empty-acts">${request === undefined ? onward('plain') : `<form method="post">${button}</form>${onward('ghost')}`}</div>
</div>`;
  return `<!doctype html>
<html lang="${code}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title lang="${tag}">${title}</title>
${shop.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
</head>
<body lang="${tag}">
<header class="wrap page-head"><a class="logo" href="/${code}/">${logo}</a></header>
<main class="wrap">${main}</main>
</body>
</html>
`;
}

/** Escapes a text and prevents line breaks within dates and times. */
const withDays = (text: string): string =>
  escapeHtml(text).replaceAll(
    /\d{2}[-/]\d{2}[-/]\d{4}(?: \d{2}:\d{2})?/gu,
    '<bdi class="n" dir="ltr">$&</bdi>',
  );

function boxHtml({ title, text, written }: WrittenBox): string {
  return `<div class="panel prose">${title && `<h2${written && ' class="h3"'}>${escapeHtml(title)}</h2>`}
${text && `<p>${escapeHtml(text)}</p>`}
${written && `<p dir="auto">${escapeHtml(written).replaceAll('\n', '<br>')}</p>`}</div>`;
}

/** Renders a field like `Field` of ui/. `isFirst`: the first invalid field gets the focus. */
function fieldHtml(
  { name, label, type, autoComplete, max, value, problem }: LinkField,
  isFirst: boolean,
): string {
  const attributes = [
    `id="${name}" name="${name}" required`,
    max !== undefined && `maxlength="${max}"`,
    autoComplete && `autocomplete="${autoComplete}"`,
    problem !== undefined && `aria-invalid="true" aria-describedby="${name}-error"`,
    isFirst && 'autofocus',
    (type === 'email' || type === 'tel') && 'dir="ltr"',
  ]
    .filter(Boolean)
    .join(' ');
  const control =
    type === 'textarea'
      ? `<textarea ${attributes} rows="6">\n${escapeHtml(value)}</textarea>`
      : `<input ${attributes} type="${type}" value="${escapeHtml(value)}">`;
  const error = problem === undefined ? '' : `<p class="error" id="${name}-error">${escapeHtml(problem)}</p>`;
  return `<div class="field${problem === undefined ? '' : ' bad'}"><label for="${name}">${escapeHtml(label)}</label>${control}${error}</div>`;
}
