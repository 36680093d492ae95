import { type LanguageCode, languages } from '#contract/languages.ts';
import { escapeHtml } from '../mail/phrase.ts';

/** What the page says, in its language. */
export interface LinkWords {
  /** Name of the page. */
  title: string;
  heading: string;
  /** A sentence or two. */
  text: string;
  /** On the button that sends the form; without it nothing is asked. */
  ask?: string;
  /** Where the page leads, from the root of the site. */
  onward: { href: string; label: string };
}

interface LinkShop {
  siteTitle: string;
  /** Paths of pictures; '' for none. */
  logo: string;
  mark: string;
  /** Addresses of the stylesheets all pages share. */
  styles: readonly string[];
}

/** The page of a link from a mail in the shop's dress: its logo, what the link is for, a button and a way on. Without scripts. */
export function linkPage(language: LanguageCode, words: LinkWords, shop: LinkShop): string {
  const { code, tag, direction } = languages[language];
  const title = escapeHtml(`${words.title} | ${shop.siteTitle}`);
  const name = escapeHtml(shop.siteTitle);
  const logo = shop.logo
    ? `<img src="${escapeHtml(shop.logo)}" alt="${name}" width="156" height="32">`
    : `<bdi class="logo-name">${name}</bdi>`;
  const mark = shop.mark
    ? `<svg class="icon" viewBox="0 0 24 24"><image href="${escapeHtml(shop.mark)}" width="24" height="24"/></svg>`
    : '';
  const onward = (kind: string) =>
    `<a class="btn ${kind}" href="${escapeHtml(words.onward.href)}"><span>${escapeHtml(words.onward.label)}</span></a>`;
  const ways =
    words.ask === undefined
      ? onward('plain')
      : `<form method="post"><button class="btn" type="submit"><span>${escapeHtml(words.ask)}</span></button></form>${onward('ghost')}`;
  return `<!doctype html>
<html lang="${code}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${shop.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
</head>
<body lang="${tag}">
<header class="wrap page-head"><a class="logo" href="/${code}/">${logo}</a></header>
<main class="wrap"><div class="empty">
<span class="empty-art petal-2" aria-hidden="true">${mark}</span>
<h1>${escapeHtml(words.heading)}</h1>
<p role="status">${escapeHtml(words.text)}</p>
<div class="empty-acts">${ways}</div>
</div></main>
</body>
</html>
`;
}
