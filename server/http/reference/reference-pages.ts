import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { apiReferenceLabels } from '#contract/labels/server/api-reference.ts';
import { escapeHtml } from '../../mail/phrase.ts';
import { callSection, webhookSection } from './call-sections.ts';
import { description } from './description.ts';
import { withCode } from './field-lists.ts';
import { renderMarkdown, type Section, sectionsOf } from './markdown.ts';

/** The texts around the reference, as HTML. */
export type Texts = Readonly<Record<keyof typeof apiReferenceLabels.texts, string>>;

/** A page of text: a guide, or a concept. */
export interface TextPage {
  path: string;
  title: string;
  /** Markdown. */
  text: string;
}

/** A call or event with a page of its own. */
interface CallPage {
  path: string;
  name: string;
  summary: string;
  render: (texts: Texts) => string;
}

/** The calls and events of a subject, and their list at its address. */
export interface SubjectPage {
  path: string;
  name: string;
  about: string;
  pages: CallPage[];
}

const fileText = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');

/** Returns the guides and concepts, with the address of this shop in their commands. */
export function textPages(publicUrl: string): { guides: TextPage[]; concepts: TextPage[] } {
  const textOf = (file: string) =>
    fileText(file)
      .replaceAll('http://localhost:8080', publicUrl)
      .replace(/^# .+\n/u, '');
  return {
    guides: [
      { path: '/api', title: 'Guide', text: textOf('guide.md') + changes() },
      { path: '/api/printing', title: '100 shirts with a logo', text: textOf('printing.md') },
    ],
    concepts: sectionsOf(textOf('../../../docs/integrating.md')).map(({ id, title, text }) => ({
      path: `/api/concepts/${id}`,
      title,
      text,
    })),
  };
}

/** Returns the changes of each release for integrators. The steps that they must take come first. */
const changes = (): string =>
  sectionsOf(fileText('../../../CHANGELOG.md'))
    .map(({ title, text }) => [title, [...text.matchAll(ofIntegrators)]] as const)
    .filter(([, lists]) => lists.length > 0)
    .map(([title, lists]) => `\n\n### ${title}\n\n${lists.map(([, list]) => `${list}\n`).join('')}`)
    .join('');
const ofIntegrators = /^### (?:Integrators must|New for integrators)\n\n((?:- .*(?:\n|$))+)/gmu;

/** Returns the subjects of the shoppers' calls, then those of API keys. */
export const subjectPages = (): SubjectPage[] =>
  [description(), description('office')].flatMap((document) =>
    document.tags.map(({ name, description: about }) => {
      const base = `/api/${name.toLowerCase().replaceAll(/[^a-z]+/gu, '-')}`;
      const isHere = ({ post }: { post: { tags: [string] } }) => post.tags[0] === name;
      const page = (id: string, summary: string, render: CallPage['render']): CallPage => ({
        path: `${base}/${id.toLowerCase().replaceAll('_', '-')}`,
        name: id,
        summary,
        render,
      });
      const calls = Object.entries(document.paths).filter(([, call]) => isHere(call));
      const events = Object.values(document.webhooks).filter(isHere);
      return {
        path: base,
        name,
        about,
        pages: [
          ...calls.map(([address, { post }]) =>
            page(post.operationId, post.summary, (texts) => callSection(address, post, document, texts)),
          ),
          ...events.map(({ post }) =>
            page(post.operationId, post.summary, (texts) => webhookSection(post, document, texts)),
          ),
        ],
      };
    }),
  );

/** Renders a list of links to pages. */
const listOf = (pages: readonly { path: string; name: string; summary: string }[]): string =>
  pages
    .map(
      ({ path: address, name, summary }) =>
        `<h2 id="${name}"><a href="${address}">${name}</a></h2><p>${withCode(summary)}</p>`,
    )
    .join('\n');

/** Returns the title and content of a page, as HTML; null if there is none at the address. */
export function contentAt(
  address: string,
  { guides, concepts, subjects }: ReturnType<typeof textPages> & { subjects: readonly SubjectPage[] },
  texts: Texts,
): { title: string; html: string } | null {
  const text = [...guides, ...concepts].find((each) => each.path === address);
  if (text) return { title: escapeHtml(text.title), html: renderMarkdown(`# ${text.title}\n\n${text.text}`) };
  if (address === '/api/concepts') {
    const pages = concepts.map(({ path: at, title, text: about }) => ({
      path: at,
      name: title,
      summary: `${about.split(/(?<=\.)\s/u, 1)[0]}`.replaceAll('*', ''),
    }));
    // Earlier links lead to the section of a concept.
    const html = listOf(pages).replaceAll(
      /<h2 id="([^"]+)"/gu,
      (_, id: string) => `<h2 id="${id.toLowerCase()}"`,
    );
    return { title: texts.toConcepts, html: `<h1>Concepts</h1>${html}` };
  }
  const subject = subjects.find((each) => each.path === address);
  if (subject) {
    const { name, about, pages } = subject;
    return {
      title: escapeHtml(name),
      html: `<h1>${escapeHtml(name)}</h1>${renderMarkdown(about)}${listOf(pages)}`,
    };
  }
  const call = subjects.flatMap(({ pages }) => pages).find((each) => each.path === address);
  return call ? { title: escapeHtml(call.name), html: call.render(texts) } : null;
}

/** Links the names of calls in a text to their pages, except in code blocks, links and headings. */
export function withLinks(html: string, subjects: readonly SubjectPage[], query: string): string {
  const paths = new Map(subjects.flatMap(({ pages }) => pages.map((each) => [each.name, each.path])));
  return html
    .split(/(<(pre|a|h1)\b[\s\S]*?<\/\2>|<[^>]+>)/u)
    .filter((_, at) => at % 3 !== 2)
    .map((part) =>
      part.startsWith('<')
        ? part.replace(/^<a href="(\/api[^"#]*)/u, `<a href="$1${query}`)
        : part.replaceAll(/\b[A-Z]\w*_\w+\b/gu, (name) =>
            paths.has(name) ? `<a href="${paths.get(name)}${query}">${name}</a>` : name,
          ),
    )
    .join('');
}

/** A line of the search: title, where it is, address, and the words that find it. */
type SearchEntry = [title: string, place: string, address: string, text: string];

/** Returns what the search finds: each section of guides and concepts, each call with its fields, and each event. */
export function searchEntries(
  pages: readonly TextPage[],
  subjects: readonly SubjectPage[],
  texts: Texts,
): SearchEntry[] {
  const ofTexts = pages.flatMap(({ path: at, title, text }): SearchEntry[] => {
    const entry = (section: Pick<Section, 'title' | 'text'>, hash: string): SearchEntry => [
      section.title,
      hash ? title : '',
      at + hash,
      searchTextOf(section.text),
    ];
    const [intro = ''] = text.split(/^## /mu, 1);
    return [entry({ title, text: intro }, ''), ...sectionsOf(text).map((each) => entry(each, `#${each.id}`))];
  });
  const ofCalls = subjects.flatMap(({ name: subject, pages: calls }) =>
    calls.map(({ name, path: at, summary, render }): SearchEntry => {
      // Every call has a rate limit, which isn't what it is about.
      const [fields = ''] = render(texts).split('<pre', 1);
      const text = fields.replaceAll(/<[^>]+>/gu, ' ').replaceAll(/Also at .*?address\./gu, '');
      return [name, subject, at, searchTextOf(`${summary} ${text}`)];
    }),
  );
  return [...ofTexts, ...ofCalls];
}

const searchTextOf = (text: string): string =>
  [...new Set(text.toLowerCase().match(/[\p{L}\p{N}_-]+/gu))].join(' ');
