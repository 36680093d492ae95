import { createHash } from 'node:crypto';
import { officeRefusals } from '#contract/labels/office/refusals.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { type LanguageCode, languages } from '#contract/languages.ts';
import { messages } from '#contract/messages.ts';
import { builtInTexts } from '#shop/localisation/localisation.ts';

/**
 * Why there is no page: the shop is starting, updating or without its database; there is a bug of ours; or
 * the rate limit applies.
 */
export type NoPage = 'paused' | 'error' | 'limited';

/**
 * Returns the fallback page, which needs neither the database nor other files. It is in both languages, that
 * of the URL first. Built only once, because it is needed most when there is no time to render.
 */
export function plainPage(why: NoPage, address: string): Buffer {
  const first: LanguageCode = /^\/(?:page-data\/)?ar(?:[/?]|$)/u.test(address) ? 'ar' : 'en';
  const cached = made.get(`${why} ${first}`);
  if (cached) return cached;
  const page = Buffer.from(pageOf(first, ...reply[why]));
  made.set(`${why} ${first}`, page);
  return page;
}

/**
 * Returns an error page for a refused document that was opened in a new tab. `sentence` is the English one
 * from the operation's answer.
 */
export function refusedPage(sentence: string): string {
  const of = (lang: LanguageCode) => ({
    ...builtInTexts(messages, lang),
    ...builtInTexts(officeRefusals, lang),
  });
  const [key] = Object.entries(of('en')).find(([, text]) => text === sentence) ?? ['generalError'];
  return pageOf('en', 'errorHeading', (lang) => (of(lang) as Record<string, string>)[key] ?? '');
}

const made = new Map<string, Buffer>();

type Sentence = (lang: LanguageCode) => string;

const reply: Readonly<Record<NoPage, [heading: keyof typeof sharedLabels.texts, sentence: Sentence]>> = {
  paused: ['pausedHeading', (lang) => builtInTexts(sharedLabels, lang).pausedText],
  error: ['errorHeading', (lang) => builtInTexts(messages, lang).generalError],
  limited: ['errorHeading', (lang) => builtInTexts(messages, lang).tooManyRequests],
};

/** Fonts and colors of the storefront (storefront/styles/tokens.css), as far as they need no file. */
const style = `
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;background:#fbf9f4;color:#1c211d;font:1rem/1.6 'Kantumruy Pro','Noto Sans Khmer','Khmer Sangam MN','Leelawadee UI',sans-serif}
section{max-width:34rem;text-align:start}
section+section{margin-top:3rem;border-top:1px solid #e3dccd;padding-top:3rem;color:#555a50}
[lang=km]{unicode-bidi:plaintext;line-height:1.8}
h1,h2{font-weight:400;font-size:2rem;line-height:1.4;margin:0;font-family:'Young Serif',Georgia,'Khmer OS Muol Light','Noto Serif Khmer','Noto Sans Khmer',serif}
h2{font-size:1.375rem}
a{display:inline-block;margin-top:.5rem;padding:.75rem 1.5rem;border-radius:999px;background:#0f5c45;color:#fff;text-decoration:none}
a:focus-visible{outline:3px solid #0f5c45;outline-offset:3px}
`;

/** The content security policy for this page, because the shop's own doesn't allow inline styles. */
export const plainPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

function pageOf(first: LanguageCode, heading: keyof typeof sharedLabels.texts, sentence: Sentence): string {
  const other: LanguageCode = first === 'ar' ? 'en' : 'ar';
  const section = (lang: LanguageCode, level: 'h1' | 'h2') => {
    const text = builtInTexts(sharedLabels, lang);
    const { tag, direction } = languages[lang];
    return `<section lang="${tag}" dir="${direction}"><${level}>${text[heading]}</${level}><p>${sentence(lang)}</p><a href="">${text.tryAgain}</a></section>`;
  };
  return `<!doctype html>
<html lang="${first}" dir="${languages[first].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title lang="${languages[first].tag}">${builtInTexts(sharedLabels, first)[heading]}</title>
<style>${style}</style>
</head>
<body><main>${section(first, 'h1')}${section(other, 'h2')}</main></body>
</html>
`;
}
