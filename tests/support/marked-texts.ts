import type { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { languages } from '#contract/languages.ts';
import { provinceName } from '#rules/text-of-language.ts';
import type { Frame } from '#web/frame.ts';

/**
 * Puts labels and messages between two invisible characters, so that all other texts of a page can be found. Locators
 * of the browser tests ignore both.
 */
const open = '\u200B';
const close = '\u00AD';

/**
 * Texts shown as single words. If they were marked, the last of them would end the text around it, on a
 * Saturday.
 */
const wordLists = new Set<string>(['weekdays', 'months'] satisfies (keyof typeof sharedLabels.texts)[]);

/** Returns the layout data with every label and message marked. */
export function marked<Chrome>(frame: Frame<Chrome>): Frame<Chrome> {
  const labels = Object.entries(frame.labels).map(([entity, texts]) => [
    entity,
    Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [
        key,
        wordLists.has(key) ? text.split(' ').map(markedText).join(' ') : markedText(text),
      ]),
    ),
  ]);
  return { ...frame, labels: Object.fromEntries(labels) as Frame['labels'] };
}

/**
 * Matches placeholders that a part of the page fills (ui/filled.tsx). The texts around them are separate
 * texts.
 */
const parted = /\{(?:rate|riel|from|time|price)\}/u;
const markedText = (text: string): string =>
  (parted.test(text) ? text.split(/(\{\w+\})/u) : [text])
    .map((piece) => (/^(?:\{\w+\})?$/u.test(piece) ? piece : `${open}${piece}${close}`))
    .join('');

/** Returns every text in a call's answer, including the texts between the tags of HTML. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  if (typeof value !== 'string') return [];
  return [value, ...(value.includes('<') ? shownIn(value) : value.split('\n'))];
}

const attributes =
  /\s(?:title|alt|placeholder|aria-label|aria-description|aria-roledescription|aria-valuetext)="([^"]*)"/gu;

/** Returns the visible texts of the markup, and its attributes that are visible or read by screen readers. */
export function shownIn(html: string): string[] {
  const seen = html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gu, '')
    // Words that stay on one line.
    .replaceAll(/<span class="(?:unbroken|whole)">([^<]*)<\/span>/gu, '$1')
    .replaceAll(
      /<meta (?:name="description"|property="og:(?:title|description|site_name)") content="([^"]*)">/gu,
      '<i>$1</i>',
    );
  const named = [...seen.matchAll(attributes)].map(([, text = '']) => text);
  return [...seen.split(/<!--[\s\S]*?-->|<[^>]*>/u), ...named].map(decoded);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' };
const decoded = (text: string): string =>
  text.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/giu,
    (all, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return entities[name] ?? all;
      return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
    },
  );

/** The names of languages are the same everywhere, each in its own language. */
const ownNames = Object.values(languages).flatMap(({ name, samePage }) => [name, samePage]);
/** Matches quantity x price, as the specification writes it. */
const quantityTimesPrice = /^\d+ x \$[\d,]+\.\d\d$/u;

/** Matches the letters in a drawing and at the head of its column. */
const keyOfDrawing = /^[A-C]$/u;
/**
 * Matches what is between texts: punctuation, and the conjunction before the last item of a Khmer list
 * (rules/text-of-language.ts).
 */
const between = /^(?:[\s,·|:()៖]|និង)+/u;

/**
 * Returns texts with letters that are neither a label, nor a message, nor known from elsewhere (the database, the
 * visitor).
 */
export function unknownTexts(shown: readonly string[], known: readonly string[]): string[] {
  // Lists of provinces omit the type of each, such as province or city.
  const texts = new Set([...known, ...known.map(provinceName), ...ownNames].map(plain));
  const longestFirst = [...texts].filter(Boolean).toSorted((a, b) => b.length - a.length);
  const isKnown = (text: string): boolean => {
    if (!/\p{L}/u.test(text) || texts.has(text)) return true;
    if (quantityTimesPrice.test(text) || keyOfDrawing.test(text)) return true;
    if (text.endsWith('…') && longestFirst.some((each) => each.startsWith(text.slice(0, -1).trim())))
      return true;
    // Several of them may follow one another.
    const first = longestFirst.find((each) => text.startsWith(each) && between.test(text.slice(each.length)));
    return first !== undefined && isKnown(withoutMarks(text.slice(first.length)));
  };
  return [...new Set(shown.map(unmarked).map(plain).map(withoutMarks))].filter((text) => !isKnown(text));
}

/**
 * Returns the text outside the marked texts. A placeholder that is filled with a marked text is nested inside
 * another.
 */
function unmarked(text: string): string {
  let depth = 0;
  let rest = '';
  for (const letter of text) {
    if (letter === open) depth += 1;
    if (depth === 0) rest += letter;
    if (letter === close) depth = Math.max(0, depth - 1);
  }
  return rest;
}

const withoutMarks = (text: string): string => text.replace(between, '');

const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
