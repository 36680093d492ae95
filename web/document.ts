import type { languages } from '#contract/languages.ts';
import { pictureSources } from '#ui/picture-sources.ts';
import { earlyPressScript } from './early-press-script.ts';
import type { Head, PagePayload } from './page.ts';

/** The URLs of the built files, from the build's manifest. */
export interface BuildFiles {
  /** The folder of the app's sources. */
  name: string;
  /** The first script, which loads the others once the page is visible. */
  start: string;
  /** The script that all pages share. */
  entry: string;
  /**
   * The scripts by the page's folder, such as pages/home: its own script first, then its imports that aren't in the entry.
   */
  pages: Readonly<Record<string, readonly string[]>>;
  /**
   * Scripts that run before a page is first painted, by folder, and for all URLs without a language. They are
   * inlined in the document, because a file would delay the whole page.
   */
  first?: Readonly<Record<string, string>>;
  unprefixed?: string | undefined;
  /** The URL of the script for pages that are served without the app's own. */
  still?: string | undefined;
  /** The URL of the script for the page behind a link that takes a payment. */
  paying?: string | undefined;
  /**
   * The styles of all pages. They are little larger than those of one page, and navigation never waits for
   * styles.
   */
  styles: readonly string[];
  /** Markup that the development server needs first. */
  headStart?: string;
}

/**
 * Returns the scripts of a page, its own first. In development there is no build, and the sources are used
 * directly.
 */
export const pageScripts = ({ name, pages }: BuildFiles, folder: string): readonly string[] =>
  pages[folder] ?? [`/${name}/${folder}/page.tsx`];

/** What documents say about the whole site. */
export interface Site {
  title: string;
  /** The description of pages without their own. */
  description: string;
  /** The path of a picture. */
  icon: string;
  /** The path of the photo for shared links to pages without their own, or ''. */
  picture: string;
  /** The path of a stylesheet that overrides all others, or ''. */
  styles?: string;
}

/** The data that a page contains for the browser. */
export interface EmbeddedPage {
  payload: PagePayload;
  /** The URL of the layout file, fetched with the scripts. */
  framePath: string;
  /** What the page's script imports. */
  imports: readonly string[];
}

interface DocumentParts {
  language: (typeof languages)[keyof typeof languages];
  /** Set if it differs from the direction of the language. */
  direction: 'ltr' | undefined;
  head: Head;
  payload: PagePayload;
  framePath: string;
  site: Site;
  /** The fonts of the page's first lines. */
  fonts: readonly string[];
  markup: string;
  imports: readonly string[];
  /** Scripts that run before the first paint. */
  first: readonly (string | undefined)[];
  files: BuildFiles;
  publicUrl: string;
  indexable: boolean;
}

/**
 * Returns the whole document around a rendered page. Its inline scripts are those that the security policy
 * allows; it has no inline style. The document's language is the code of the URL, as the specification (§1)
 * requires, while title and body name the language of their text. The office is outside of the specification.
 */
export function documentOf(parts: DocumentParts): string {
  const { language, direction, head, payload, framePath: appShellPath, site, markup, imports, first } = parts;
  const { files, publicUrl, indexable } = parts;
  const embedded: EmbeddedPage = { payload, framePath: appShellPath, imports };
  const description = head.description ?? site.description;
  const image = head.image || site.picture;
  const tags = [
    // This script comes before the styles: after them it would wait until they have loaded.
    `<script>${earlyPressScript}</script>`,
    ...first.map((script) => (script ? `<script>${script}</script>` : '')),
    files.headStart ?? '',
    ...parts.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...[...files.styles, payload.files.styles ?? [], site.styles || []]
      .flat()
      .map((href) => `<link rel="stylesheet" href="${href}">`),
    head.preload ? picturePreload(head.preload) : '',
    `<link rel="icon" href="${attribute(site.icon)}" type="image/svg+xml">`,
    description && `<meta name="description" content="${attribute(description)}">`,
    head.keywords ? `<meta name="keywords" content="${attribute(head.keywords)}">` : '',
    ...(indexable ? addresses(head, language.code, publicUrl) : []),
    head.robots || !indexable ? '<meta name="robots" content="noindex">' : '',
    `<meta property="og:title" content="${attribute(head.title)}">`,
    `<meta property="og:site_name" content="${attribute(site.title)}">`,
    `<meta property="og:type" content="website">`,
    description && `<meta property="og:description" content="${attribute(description)}">`,
    `<meta property="og:locale" content="${language.tag === 'km' ? 'km_KH' : 'en_US'}">`,
    image && `<meta property="og:image" content="${attribute(publicUrl + image)}">`,
    ...(head.jsonLd ?? []).map((each) => `<script type="application/ld+json">${json(each)}</script>`),
    `<script type="module" src="${files.start}"></script>`,
  ];
  const lang = direction ? language.tag : language.code;
  const ofText = lang === language.tag ? '' : ` lang="${language.tag}"`;
  return `<!doctype html>
<html lang="${lang}" dir="${direction ?? language.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title${ofText}>${attribute(payload.title)}</title>
${tags.filter(Boolean).join('\n')}
</head>
<body${ofText} id="top">
<div id="kado">${markup}</div>
<script type="application/json" id="page">${json(embedded)}</script>
</body>
</html>
`;
}

/**
 * Returns the canonical URL and those of both languages, all with a language prefix, whatever URL was
 * requested.
 */
function addresses(head: Head, lang: keyof typeof languages, publicUrl: string): string[] {
  const { canonical } = head;
  if (canonical === undefined) return [];
  const path = (each: keyof typeof languages) =>
    typeof canonical === 'string' ? canonical : canonical[each];
  const href = (each: keyof typeof languages) =>
    attribute(encodeURI(decodeURI(`${publicUrl}/${each}${path(each)}`)));
  return [
    `<link rel="canonical" href="${href(lang)}">`,
    `<meta property="og:url" content="${href(lang)}">`,
    `<link rel="alternate" hreflang="en" href="${href('en')}">`,
    `<link rel="alternate" hreflang="km" href="${href('ar')}">`,
    `<link rel="alternate" hreflang="x-default" href="${href('en')}">`,
  ];
}

function picturePreload({ path, width, sizes }: NonNullable<Head['preload']>): string {
  const avif = pictureSources(path, width).find(({ type }) => type === 'image/avif');
  if (!avif) return '';
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${attribute(avif.srcSet)}" imagesizes="${attribute(sizes)}" fetchpriority="high">`;
}

/** Escapes text for markup or an attribute. */
export function attribute(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (sign) => `&#${sign.codePointAt(0)};`);
}

/**
 * Returns JSON that can neither end its script element nor begin another one or a comment. Other tags stay
 * unescaped.
 */
export function json(value: unknown): string {
  return JSON.stringify(value).replaceAll(/<(?=!|\/?script)/giu, String.raw`\u003c`);
}
