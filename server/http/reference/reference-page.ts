import { type LanguageCode, languages } from '#contract/languages.ts';
import { escapeHtml } from '../../mail/phrase.ts';
import { sectionsOf } from './markdown.ts';
import type { SubjectPage, TextPage, Texts } from './reference-pages.ts';

interface Page {
  language: LanguageCode;
  texts: Texts;
  guides: readonly TextPage[];
  concepts: readonly TextPage[];
  subjects: readonly SubjectPage[];
  /** The path of the page, such as `/api/payments`. */
  path: string;
  /** HTML, as is the content. */
  title: string;
  /** HTML, in English. */
  content: string;
}

/** Renders a page of the reference: header, search, contents, those of the page too, and the content. */
export function referencePage(page: Page): string {
  const { language, texts, guides, concepts, subjects, path, title, content } = page;
  const { tag, direction } = languages[language];
  const query = language === 'en' ? '' : `?lang=${language}`;
  const link = (to: string, label: string) =>
    `<a href="${to.replace(/(?=#|$)/u, query)}"${to === path ? ' aria-current="page"' : ''}>${label}</a>`;
  const item = (to: string, label: string, inner: readonly [string, string][] = []) =>
    `<li>${link(to, label)}${inner.length > 0 ? `<ul>${inner.map(([each, name]) => `<li lang="en">${link(each, escapeHtml(name).replaceAll(/[_.]/gu, '$&<wbr>'))}</li>`).join('')}</ul>` : ''}</li>`;
  const isAt = (base: string) => path === base || path.startsWith(`${base}/`);
  const ofGuides = guides.map((guide, at) =>
    item(
      guide.path,
      at === 0 ? texts.toGuide : `<span lang="en">${guide.title}</span>`,
      path === guide.path
        ? sectionsOf(guide.text).map((each) => [`${guide.path}#${each.id}`, each.title])
        : [],
    ),
  );
  const ofConcepts = isAt('/api/concepts')
    ? concepts.map((each): [string, string] => [each.path, each.title])
    : [];
  const ofSubjects = subjects.map(({ path: base, name, pages }) =>
    item(
      base,
      `<span lang="en">${name}</span>`,
      isAt(base) ? pages.map((each) => [each.path, each.name]) : [],
    ),
  );
  const other = language === 'en' ? `${path}?lang=ar` : path;
  const tools = path.startsWith('/api/office-') ? '/api/office.json' : '/api/openapi.json';
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${texts.title}</title><link rel="icon" href="/api/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="/api/reference.css"><script src="/api/reference.js" defer></script></head>
<body>
<header><a href="/api${query}">Kado <span>${texts.title}</span></a>
<nav><a href="${tools}">${texts.forTools}</a> <a href="${other}" hreflang="${language === 'en' ? 'km' : 'en'}">${texts.otherLanguage}</a></nav></header>
<div>
<nav aria-label="${texts.contents}"><label hidden>${texts.search}<input type="search" autocomplete="off" spellcheck="false" aria-keyshortcuts="Control+K /"></label>
<p role="status" data-none="${texts.noResults}" data-found="${texts.found}"></p><ul hidden lang="en"></ul>
<details open><summary>${texts.contents}</summary><ul>
${ofGuides.join('\n')}
${item('/api/concepts', texts.toConcepts, ofConcepts)}
${ofSubjects.join('\n')}
</ul></details></nav>
<main data-copy="${texts.copy}" data-copied="${texts.copied}">${language === 'en' ? '' : `<p>${texts.inEnglish}</p>`}<div lang="en" dir="ltr">${content}</div></main>
</div>
</body>
</html>
`;
}
