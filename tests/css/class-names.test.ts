import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * Matches physical sides. Both directions share one stylesheet, so a physical side is wrong in one of them.
 */
const physical = [
  /(?<![\w-])(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-[a-z]+)?\s*:/gu,
  /(?<![\w-])border-(?:top|bottom)-(?:left|right)-radius\s*:/gu,
  /(?<![\w-])(?:left|right)\s*:/gu,
  /(?<![\w-])(?:text-align|float|clear|caption-side)\s*:\s*(?:left|right)/gu,
  /(?<![\w-])(?:direction\s*:)/gu,
];

/** Intended uses of a physical side, with the reason. */
const meant: Readonly<Record<string, { text: string; reason: string }[]>> = {
  'ui/toasts.css': [
    { text: 'right:', reason: 'toasts stand at the top right in both languages (specification §8)' },
  ],
  'storefront/styles/languages.css': [
    {
      text: 'text-align: right',
      reason: 'Khmer lines run left to right inside a page laid out right to left',
    },
    { text: 'direction:', reason: 'and so do the pieces of one phrase' },
  ],
};

const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//gu, '');
const styleFiles = globSync('{ui,web,storefront,office}/**/*.css');
const partFiles = globSync('{ui,web,storefront,office}/**/*.tsx').filter(
  (path) => !path.endsWith('.test.tsx'),
);

function physicalSides(css: string): string[] {
  return physical.flatMap((pattern) => [...withoutComments(css).matchAll(pattern)].map(([found]) => found));
}

describe('stylesheets', () => {
  it('the stylesheets are found', () => {
    expect(styleFiles.length).toBeGreaterThan(15);
    expect(partFiles.length).toBeGreaterThan(25);
  });

  it.each(styleFiles)('%s uses no physical sides', (path) => {
    const allowed = new Set(meant[path]?.map(({ text }) => text));
    const found = physicalSides(readFileSync(path, 'utf8')).filter((each) => !allowed.has(each));
    expect(found).toEqual([]);
  });

  it('every exception for the stylesheets is still needed', () => {
    for (const [path, exceptions] of Object.entries(meant)) {
      const found = physicalSides(readFileSync(path, 'utf8'));
      for (const { text } of exceptions) expect(found, path).toContain(text);
    }
  });

  it.each([
    '.a{margin-left:1px}',
    '.a { padding-right : 1px }',
    '.a{left:0}',
    '.a{color:red;right:0}',
    '.a{text-align:left}',
    '.a{float:right}',
    '.a{border-left-color:red}',
    '.a{border-top-left-radius:1px}',
  ])('a physical side is reported: %s', (css) => {
    expect(physicalSides(css)).toHaveLength(1);
  });

  it.each([
    '.a{margin-inline-start:1px}',
    '.a{inset-inline:0}',
    '/* left: 0 */',
    '.a{mask:linear-gradient(to left,#000,transparent)}',
  ])('the style %s is accepted', (css) => {
    expect(physicalSides(css)).toEqual([]);
  });
});

describe('components', () => {
  it.each(partFiles)('%s has no style attribute, which the security policy would drop', (path) => {
    expect(readFileSync(path, 'utf8')).not.toMatch(
      /\sstyle=|dangerouslySetInnerHTML=\{\{\s*__html:[^}]*<style/u,
    );
  });
});
