import { LRUCache } from 'lru-cache';
import sanitizeHtml, { type Attributes } from 'sanitize-html';

const localizedPicture = /^\/content\/[\w%./-]+$/u;
const direction = /(?:^|;)\s*direction\s*:\s*(ltr|rtl)\s*(?:;|$)/iu;
const alignment = /(?:^|;)\s*text-align\s*:\s*(left|right|center|justify)\s*(?:;|$)/iu;

const tags =
  'h2 h3 h4 h5 h6 p div br hr blockquote pre ul ol li dl dt dd figure figcaption ' +
  'table caption thead tbody tfoot tr th td ' +
  'strong b em i u s small sub sup mark span bdi code a img';

const rules: sanitizeHtml.IOptions = {
  allowedTags: tags.split(' '),
  allowedAttributes: {
    '*': ['dir', 'lang', 'align'],
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    '*': (tagName, attributes) => ({ tagName, attribs: withoutStyle(attributes) }),
    // The page already has an h1, so a description starts with h2.
    h1: 'h2',
    a: (tagName, attributes) => ({
      tagName,
      attribs: { ...withoutStyle(attributes), rel: 'nofollow noopener' },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs['src']),
};

/**
 * Cached, because sanitizing takes as long as all other work of a request, and the same few hundred texts are
 * read again and again.
 */
const cleaned = new LRUCache<string, string>({ max: 500 });
const maxDescriptionLength = 20_000;

/**
 * Sanitizes a description's HTML for a page: basic text, lists, tables, links, our own pictures below
 * /content/. Direction and alignment are the only styles that remain, as attributes, because the content security
 * policy blocks `style`. Runs when a description is stored and again when it is read.
 */
export function cleanDescription(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(html, rules);
  if (html.length <= maxDescriptionLength) cleaned.set(html, clean);
  return clean;
}

/** Parses the path as browsers do: they also treat `%2e%2e` as a parent folder. */
function isOwnPicture(path: string | undefined): boolean {
  if (path === undefined || !localizedPicture.test(path)) return false;
  return !path.includes('..') && new URL(path, 'http://shop.invalid').pathname === path;
}

function withoutStyle({ style = '', ...attributes }: Attributes): Attributes {
  const dir = direction.exec(style)?.[1];
  const align = alignment.exec(style)?.[1];
  return {
    ...attributes,
    ...(dir ? { dir: dir.toLowerCase() } : {}),
    ...(align ? { align: align.toLowerCase() } : {}),
  };
}
