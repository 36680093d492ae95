import sanitizeHtml from 'sanitize-html';

const tags =
  'svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath ' +
  'linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer ' +
  'feComposite feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset';
const withTheirContent = 'script foreignObject iframe object embed audio video'.split(' ');
/** Under whatever prefix: a drawing may name the namespace of links as it likes. */
const link = /^(?:.*:)?(?:href|src)$/iu;

const rules: sanitizeHtml.IOptions = {
  parser: { xmlMode: true },
  allowedTags: tags.split(' '),
  nonTextTags: withTheirContent,
  // Colours of drawing programs; a drawing shown as a picture loads nothing, and the policy lets nothing in.
  allowVulnerableTags: true,
  allowedAttributes: false,
  parseStyleAttributes: false,
  transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: withoutActs(attribs) }) },
};

/** No handlers of events, and links to parts of the drawing alone. */
function withoutActs(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const isSafe = ([name, value]: [string, string]) =>
    link.test(name) ? value.startsWith('#') : !/^on/iu.test(name);
  return Object.fromEntries(Object.entries(attributes).filter(isSafe));
}

/** A drawing (SVG) without scripts, links and what else is no drawing. Nothing where there is none in it. */
export function cleanDrawing(content: Buffer): Buffer {
  const text = content.toString('utf8');
  const start = text.search(/<svg[\s>]/u);
  return Buffer.from(start < 0 ? '' : sanitizeHtml(text.slice(start), rules));
}
