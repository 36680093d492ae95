import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//gu, '');

/** Returns selectors with `:hover` outside `@media (hover: hover)`. */
function hoveredByFingers(css: string): string[] {
  const around: string[] = [];
  const found: string[] = [];
  for (const [, head = '', mark] of withoutComments(css).matchAll(/([^{};]*)([{};])/gu)) {
    if (mark === '}') around.pop();
    if (mark !== '{') continue;
    around.push(head.trim());
    if (/:hover\b/u.test(head) && !around.some((each) => each.includes('(hover: hover)')))
      found.push(head.trim());
  }
  return found;
}

test('hover styles apply only on devices with a pointer, because phones keep them after a tap', () => {
  expect(hoveredByFingers('a:hover { color: red }')).toEqual(['a:hover']);
  expect(hoveredByFingers('@layer ui { @media (hover: hover) { a:hover { color: red } } }')).toEqual([]);
  const files = globSync('{ui,web,storefront}/**/*.css');
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) =>
    hoveredByFingers(readFileSync(file, 'utf8')).map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});
