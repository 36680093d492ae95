import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { type LanguageCode, languages, otherLanguage } from '#contract/languages.ts';
import { builtInTexts } from '#shop/localisation/localisation.ts';
import { escapeHtml } from '../../mail/phrase.ts';
import { helpBase, type ManualPage } from './manual.ts';

interface Help {
  language: LanguageCode;
  pages: readonly ManualPage[];
  page: ManualPage;
  /** The addresses of the office's stylesheets. */
  styles: readonly string[];
}

/** Renders a page of the office manual: header, contents, the page, and a link to the next one. It has no scripts. */
export function helpPage({ language, pages, page, styles }: Help): string {
  const text = builtInTexts(officeFrameLabels, language);
  const { skipToContent } = builtInTexts(sharedLabels, language);
  const addressOf = ({ name }: ManualPage, of = language) =>
    name === 'README' ? helpBase(of) : `${helpBase(of)}/${name}`;
  const [contents, ...others] = pages;
  const next = pages[pages.indexOf(page) + 1];
  const other = otherLanguage(language);
  const sections = page.sections.map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`);
  const links = others.map(
    (each) =>
      `<li><a href="${addressOf(each)}"${each === page ? ' aria-current="page"' : ''}>${escapeHtml(each.title)}</a>${each === page ? `<ul>${sections.join('')}</ul>` : ''}</li>`,
  );
  return `<!doctype html>
<html lang="${languages[language].tag}" dir="ltr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(page.title)} · ${text.help}</title>${[...styles, '/office/help/help.css'].map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</head>
<body class="help">
<a class="skip" href="#main">${skipToContent}</a>
<header><a href="${helpBase(language)}"${page === contents ? ' aria-current="page"' : ''}>${escapeHtml(contents?.title ?? '')}</a>
<a href="/office/${language}/">${text.office}</a>
<a href="${addressOf(page, other)}" hreflang="${languages[other].tag}" lang="${languages[other].tag}" title="${languages[other].samePage}">${languages[other].name}</a></header>
<div>
<nav aria-label="${escapeHtml(contents?.title ?? '')}"><ol>${links.join('\n')}</ol></nav>
<main id="main" tabindex="-1">
${page.html}
${next ? `<p class="help-next"><a rel="next" href="${addressOf(next)}">${escapeHtml(next.title)}</a></p>` : ''}
</main>
</div>
</body>
</html>
`;
}
