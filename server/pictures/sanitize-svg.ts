import sanitizeHtml from 'sanitize-html';

const tags =
  'svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath ' +
  'linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer ' +
  'feComposite feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset';
const withTheirContent = 'script foreignObject iframe object embed audio video'.split(' ');
const styleElement = /(<style\b[^>]*>)([\s\S]*?)<\/style>/giu;
/** Matches links with any prefix, because a drawing can bind the XLink namespace to any name. */
const link = /^(?:.*:)?(?:href|src)$/iu;

const rules: sanitizeHtml.IOptions = {
  parser: { xmlMode: true },
  allowedTags: tags.split(' '),
  nonTextTags: withTheirContent,
  // Allows style elements, which drawing programs use for colors. An SVG shown as an image loads nothing, and
  // the content security policy blocks the rest.
  allowVulnerableTags: true,
  allowedAttributes: false,
  parseStyleAttributes: false,
  transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: withoutActs(attribs) }) },
};

/** Removes event handlers, and links except those to parts of the drawing. */
function withoutActs(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const isSafe = ([name, value]: [string, string]) =>
    link.test(name) ? value.startsWith('#') : !/^on/iu.test(name) && !loads(value);
  return Object.fromEntries(Object.entries(attributes).filter(isSafe));
}

/** Matches `url(…)` of anything but a part of the drawing, and escapes that can hide it. */
const otherUrl = /url\(\s*["']?\s*(?!["'#\s])[^)]*\)?/giu;
const loads = (css: string): boolean =>
  css.search(otherUrl) >= 0 || (/url/iu.test(css) && css.includes('\\'));

/** Removes imports and addresses from a style element; one with escapes is removed as a whole, as they can hide both. */
const withoutLoads = (_: string, head: string, css: string): string =>
  css.includes('\\')
    ? ''
    : `${head}${css.replaceAll(/@import\b[^;{}<]*;?/giu, '').replaceAll(otherUrl, 'none')}</style>`;

/** Matches the declaration of an entity with a plain text, as Illustrator names its namespaces. */
const plainEntity = /<!ENTITY\s+([\w.:-]+)\s+(?:"([^"&%<>]{0,200})"|'([^'&%<>]{0,200})')\s*>/gu;
/** The maximum number of characters that entities add to a drawing. */
const maxExpanded = 1_000_000;

/** Returns a drawing with plain entities replaced by their texts. Other declarations stay. */
export function withoutEntities(text: string): string {
  const entities = new Map<string, string>();
  const drawing = text.replaceAll(
    plainEntity,
    (_, name: string, value: string | undefined, quoted: string | undefined) => {
      if (!entities.has(name)) entities.set(name, value ?? quoted ?? '');
      return '';
    },
  );
  let left = maxExpanded;
  return drawing.replaceAll(/&([\w.:-]+);/gu, (reference, name: string) => {
    const value = entities.get(name) ?? reference;
    left -= value.length;
    return left < 0 ? reference : value;
  });
}

/** Returns the text of a drawing: UTF-8, or UTF-16 if its byte order mark says so. */
export function textOfSvg(content: Buffer): string {
  const mark = content.subarray(0, 2).toString('hex');
  return new TextDecoder(mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8').decode(
    content,
  );
}

/** Sanitizes an SVG drawing: no scripts, external links or other content. Empty if it contains no drawing. */
export function sanitizeSvg(content: Buffer): Buffer {
  const text = withoutEntities(textOfSvg(content));
  const start = text.search(/<svg[\s>]/u);
  return Buffer.from(
    start < 0 ? '' : sanitizeHtml(text.slice(start), rules).replaceAll(styleElement, withoutLoads),
  );
}
