import { type LanguageCode, languages } from '#contract/languages.ts';
import type { apiReferenceLabels } from '#contract/labels/server/api-reference.ts';
import { escapeHtml } from '../../mail/phrase.ts';
import { type DescribedCall, type Description, type Schema, schemaName } from './description.ts';
import { type FieldContext, maxDepth, resolved } from './field-lists.ts';
import type { Heading } from './markdown.ts';

export type Texts = Readonly<Record<keyof typeof apiReferenceLabels.texts, string>>;

interface Page {
  language: LanguageCode;
  texts: Texts;
  documents: readonly Description[];
  guide: readonly Heading[];
  /** The path of the page, such as `/api/payments`. */
  path: string;
  title: string;
  /** HTML, in English. */
  content: string;
}

/** Returns the path of a subject: `/api/cart-and-orders`. */
export const subjectPath = (subject: string): string =>
  `/api/${subject.toLowerCase().replaceAll(/[^a-z]+/gu, '-')}`;

/** Renders a page of the reference: header with search, contents, and the content. */
export function referencePage({ language, texts, documents, guide, path, title, content }: Page): string {
  const { tag, direction } = languages[language];
  const query = language === 'en' ? '' : `?lang=${language}`;
  const links = (heading: string, base: string, all: readonly string[]) =>
    `<li><a href="${base}${query}"${base === path ? ' aria-current="page"' : ''}>${heading}</a><ul>${all.join('')}</ul></li>`;
  const ofGuide = guide.map(
    ({ id, title: each }) => `<li lang="en"><a href="/api${query}#${id}">${escapeHtml(each)}</a></li>`,
  );
  const subjects = documents.flatMap((document) => document.tags.map(({ name }) => ({ document, name })));
  const ofSubjects = subjects.map(({ document, name }) => {
    const calls = Object.values(document.paths).filter(({ post }) => post.tags[0] === name);
    const base = subjectPath(name);
    const events = Object.values(document.webhooks).filter(({ post }) => post.tags[0] === name);
    return links(
      `<span lang="en">${name}</span>`,
      base,
      [
        ...calls.map(({ post }) => [post.operationId, searchTextOf(post, document)] as const),
        ...events.map(
          ({ post }) => [post.operationId, `${post.operationId} ${post.summary}`.toLowerCase()] as const,
        ),
      ].map(
        ([id, found]) =>
          `<li><a href="${base}${query}#${id}" data-found="${escapeHtml(found)}">${id.replaceAll(/[_.]/gu, '$&<wbr>')}</a></li>`,
      ),
    );
  });
  const other = language === 'en' ? `${path}?lang=ar` : path;
  const isOffice = documents.at(-1)?.tags.some(({ name }) => subjectPath(name) === path);
  const tools = isOffice ? '/api/office.json' : '/api/openapi.json';
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ${texts.title}</title><link rel="stylesheet" href="/api/reference.css"><script src="/api/reference.js" defer></script></head>
<body>
<header><a href="/api${query}">Kado <span>${texts.title}</span></a>
<nav><a href="${tools}">${texts.forTools}</a> <a href="${other}" hreflang="${language === 'en' ? 'km' : 'en'}">${texts.otherLanguage}</a></nav></header>
<div>
<nav aria-label="${texts.contents}"><label hidden>${texts.search}<input type="search" autocomplete="off" spellcheck="false"></label>
<p role="status" data-none="${texts.noResults}"></p>
<details open><summary>${texts.contents}</summary><ul>
${links(texts.toGuide, '/api', ofGuide)}
${links(texts.toConcepts, '/api/concepts', [])}
${ofSubjects.join('\n')}
</ul></details></nav>
<main data-copy="${texts.copy}" data-copied="${texts.copied}">${language === 'en' ? '' : `<p>${texts.inEnglish}</p>`}<div lang="en" dir="ltr">${content}</div></main>
</div>
</body>
</html>
`;
}

/** Returns what a search finds a call by: its summary and the names of its fields. */
function searchTextOf(call: DescribedCall, { components: { schemas } }: Description): string {
  const { operationId, summary } = call;
  const names = ['Request', 'Response'].flatMap((kind) => {
    const schema = resolved(schemas[`${schemaName(call)}${kind}`] ?? {}, { schemas });
    return namesIn(schema, { schemas });
  });
  return [...new Set([operationId, summary, ...names])].join(' ').toLowerCase();
}

/** Returns the names of all fields in a schema, inner ones too. */
function namesIn(given: Schema, context: Pick<FieldContext, 'schemas'>, depth = 0): string[] {
  const { properties = {}, items, anyOf = [] } = resolved(given, context);
  if (depth > maxDepth) return [];
  const parts = [...Object.values(properties), ...anyOf, ...(items ? [items] : [])];
  return [...Object.keys(properties), ...parts.flatMap((part) => namesIn(part, context, depth + 1))];
}
