import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//gu, '');
const isField = (selector: string) => /\b(?:input|select|textarea)\b/u.test(selector);

/** Returns sizes in rem: the smallest value of any language. */
function tokensOf(app: 'storefront' | 'office'): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const [, name = '', size] of read(`${app}/styles/tokens.css`).matchAll(/(--text-\w+): ([\d.]+)rem/gu))
    sizes.set(name, Math.min(Number(size), sizes.get(name) ?? Infinity));
  return sizes;
}

/** Returns rules with field text below 16 px. Phones zoom in on such fields, and stay zoomed. */
function smallFields(css: string, tokens: ReadonlyMap<string, number>): string[] {
  const found: string[] = [];
  for (const [, selector = '', rules = ''] of css.matchAll(/([^{};]*)\{([^{}]*)\}/gu)) {
    const [, size = ''] = /(?:^|[;\s])font(?:-size)?:([^;]*)/u.exec(rules) ?? [];
    const [, token, rem] = /(--text-\w+)|([\d.]+)rem/u.exec(size) ?? [];
    const isSmall = (token ? (tokens.get(token) ?? 0) : Number(rem ?? 1)) < 1;
    if (isField(selector) && isSmall) found.push(selector.trim());
  }
  return found;
}

test.each(['storefront', 'office'] as const)('no field of the %s has text smaller than 16 px', (app) => {
  const tokens = tokensOf(app);
  expect(smallFields('.a input { font-size: var(--text-s) }', tokens)).toEqual(['.a input']);
  expect(smallFields('select { font: 400 0.9375rem/1 serif }', tokens)).toEqual(['select']);
  const files = globSync(`{ui,web,${app}}/**/*.css`);
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => smallFields(read(file), tokens))).toEqual([]);
  // Inherited sizes are not checked here.
  expect(read(`${app}/styles/elements.css`)).toMatch(
    /input,\s+select,\s+textarea \{\s+font-size: max\(1rem, 1em\);/u,
  );
});
