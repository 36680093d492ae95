import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RuleMetadata } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  getRules(): RuleMetadata[];
  run(options: object): Promise<AxeResults>;
}

/**
 * What axe finds on the page as it stands: the rule, and where. Every rule runs, those axe leaves off by itself too, but
 * for the rules of AAA, which nobody promises, and those axe has given up.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  const loaded = await page.evaluate(() => 'axe' in window);
  if (!loaded) await page.evaluate(source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const left = new Set(['wcag2aaa', 'deprecated', 'wcag2a-obsolete']);
    const values = axe
      .getRules()
      .filter(({ tags }) => !tags.some((tag) => left.has(tag)))
      .map(({ ruleId }) => ruleId);
    const { violations } = await axe.run({
      runOnly: { type: 'rule', values },
      resultTypes: ['violations'],
      preload: false,
      selectors: false,
    });
    return violations.map(({ id, nodes }) =>
      [id, ...nodes.map(({ html }) => html.slice(0, 200))].join('\n  '),
    );
  });
}
