import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Stylesheets whose classes may meet, because pages keep the styles of earlier pages. */
const apps = {
  storefront: globSync('{ui,web,storefront}/**/*.css'),
  office: globSync('{ui,web,office}/**/*.css'),
};

interface Rule {
  selector: string;
  body: string;
  properties: string[];
  /** Whether the rule applies everywhere. Print, width and similar rules only modify others. */
  isEverywhere: boolean;
}

function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  const open: string[] = [];
  let text = '';
  for (const sign of css.replaceAll(/\/\*[\s\S]*?\*\//gu, '').replaceAll(/@(?:import|layer)[^;{]*;/gu, '')) {
    if (sign === '{') open.push(text.trim());
    if (sign === '}') {
      const selector = open.pop() ?? '';
      const isEverywhere = open.every((each) => each.startsWith('@layer'));
      if (!selector.startsWith('@'))
        rules.push({ selector, body: text, properties: propertiesIn(text), isEverywhere });
    }
    text = sign === '{' || sign === '}' ? '' : text + sign;
  }
  return rules;
}

const propertiesIn = (body: string) =>
  [...body.matchAll(/(?:^|;)\s*([\w-]+)\s*:/gu)].map(([, name = '']) => name);

/** Returns the selectors of a rule. Commas within brackets don't separate selectors. */
const selectorsOf = (selector: string) => selector.split(/,(?![^(]*\))/u).map((each) => each.trim());

const classesIn = (selector: string) =>
  [...selector.matchAll(/\.([A-Za-z][\w-]*)/gu)].map(([, name = '']) => name);
const isState = (name: string) => name.startsWith('is-') || name === 'icon';

/** Returns selectors that match any element in a state. */
const ownerless = (css: string) =>
  rulesOf(css)
    .flatMap(({ selector }) => selectorsOf(selector))
    .filter((each) => /\.is-/u.test(each) && classesIn(each).every(isState));

/**
 * Returns classes with different styles in two component stylesheets: the class, the property, the
 * stylesheets.
 */
function twoMeanings(sheets: readonly { path: string; css: string }[]): string[] {
  const said = new Map<string, Set<string>>();
  for (const { path, css } of sheets) {
    for (const { selector, properties } of rulesOf(css).filter((rule) => rule.isEverywhere)) {
      for (const each of selectorsOf(selector)) {
        const name = /^\.([\w-]+)$/u.exec(each)?.[1];
        for (const property of name ? properties : []) {
          const key = `.${name} ${property}`;
          said.set(key, (said.get(key) ?? new Set()).add(path));
        }
      }
    }
  }
  return [...said]
    .filter(([, paths]) => paths.size > 1)
    .map(([key, paths]) => `${key}: ${[...paths].join(', ')}`);
}

/**
 * Returns boxes that scroll but don't contain their absolutely positioned children, such as texts for screen
 * readers. Those would keep their unscrolled position far below the window, and the page would scroll down
 * into empty space.
 */
function scrollersWithoutHold(css: string): string[] {
  const rules = rulesOf(css);
  const holds = new Set(
    rules
      .filter(({ properties }) => properties.includes('position'))
      .flatMap(({ selector }) => selectorsOf(selector)),
  );
  return rules
    .filter(({ body }) => /overflow(?:-[xy])?\s*:[^;]*\b(?:auto|scroll)\b/u.test(body))
    .flatMap(({ selector }) => selectorsOf(selector))
    .filter((selector) => !holds.has(selector) && !holds.has(selector.replace(/(?<=\w)\.is-\w+$/u, '')));
}

describe.each(Object.entries(apps))('stylesheets of the %s', (_, files) => {
  const sheets = files.map((path) => ({ path, css: readFileSync(path, 'utf8') }));

  it.each(sheets)('$path styles states only together with a component class', ({ css }) => {
    expect(ownerless(css)).toEqual([]);
  });

  it.each(sheets)('$path contains positioned content in every scrolling box', ({ css }) => {
    expect(scrollersWithoutHold(css)).toEqual([]);
  });

  it('no two component stylesheets set the same property of a class', () => {
    // The stylesheets of ui/. An app's own styles adapt these components to its sizes.
    const parts = sheets.filter(({ path }) => !/^\w+\/styles\//u.test(path));
    expect(parts.length).toBeGreaterThan(15);
    expect(twoMeanings(parts)).toEqual([]);
  });
});

describe('planted style violations', () => {
  it.each(['.is-wrong { color: red }', 'tr.is-out b { top: 0 }', '@layer ui { .a, .is-b .icon { top: 0 } }'])(
    'a state style without a component class is reported: %s',
    (css) => expect(ownerless(css)).toHaveLength(1),
  );
  it.each(['.row.is-wrong { top: 0 }', '.rows > .is-here a { top: 0 }', '.a:not(.is-b) { top: 0 }'])(
    'a state style that names its element is accepted: %s',
    (css) => expect(ownerless(css)).toEqual([]),
  );
  it('a scrolling box that does not contain its positioned content is reported', () => {
    const css =
      '.a { overflow-y: auto } .b { overflow: auto; position: relative } @media print { .c { overflow: hidden auto } }';
    expect(scrollersWithoutHold(css)).toEqual(['.a', '.c']);
  });
  it('a class with a second meaning is reported', () => {
    const sheets = [
      { path: 'one', css: '.a, .b { gap: 0 } @media print { .b { gap: 1px } }' },
      { path: 'two', css: '.c .a { gap: 1px } .b { gap: 2px } .a { color: red }' },
    ];
    expect(twoMeanings(sheets)).toEqual(['.b gap: one, two']);
  });
});
