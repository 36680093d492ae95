import { type LanguageCode, languages } from '#contract/languages.ts';
import { escapeHtml } from '../mail/phrase.ts';

/** What the page says, in its language. */
interface EndWords {
  /** Name of the page. */
  title: string;
  heading: string;
  /** One sentence. */
  text: string;
  toHome: string;
  /** On the button; without it nothing is asked. */
  ask?: string;
}

interface EndShop {
  siteTitle: string;
  /** Paths of pictures; '' for none. */
  logo: string;
  mark: string;
  /** Addresses of the stylesheets all pages share. */
  styles: readonly string[];
}

/** The end of a subscription in the shop's dress: its logo, one sentence and one way on. Without scripts. */
export function newsletterEndPage(language: LanguageCode, words: EndWords, shop: EndShop): string {
  const { code, tag, direction } = languages[language];
  const title = escapeHtml(`${words.title} | ${shop.siteTitle}`);
  const name = escapeHtml(shop.siteTitle);
  const logo = shop.logo
    ? `<img src="${escapeHtml(shop.logo)}" alt="${name}" width="156" height="32">`
    : `<bdi class="logo-name">${name}</bdi>`;
  const mark = shop.mark
    ? `<svg class="icon" viewBox="0 0 24 24"><image href="${escapeHtml(shop.mark)}" width="24" height="24"/></svg>`
    : '';
  const home = (kind: string) =>
    `<a class="btn ${kind}" href="/${code}/"><span>${escapeHtml(words.toHome)}</span></a>`;
  const ways =
    words.ask === undefined
      ? home('plain')
      : `<form method="post"><button class="btn" type="submit"><span>${escapeHtml(words.ask)}</span></button></form>${home('ghost')}`;
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
