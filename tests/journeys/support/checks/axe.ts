import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RuleMetadata } from 'axe-core';
import type { Frame, Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  getRules(): RuleMetadata[];
  run(context: Element, options: object): Promise<AxeResults>;
}

/**
 * Returns what axe finds on the current page: the rule, and where. Runs every rule, including those that axe
 * disables by default, except AAA rules, which we don't guarantee, and deprecated ones. Controls covered by a
 * bar at the window's edge are measured again in the middle, because users can scroll. A page of the test
 * provider is checked by itself, because a frame without access to the shop can't report to it.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  const findings: string[] = [];
  const isChecked = (frame: Frame) => frame === page.mainFrame() || frame.url().includes('/test-provider/');
  for (const frame of page.frames().filter(isChecked)) findings.push(...(await findingsIn(frame)));
  return findings;
}

async function findingsIn(frame: Frame): Promise<string[]> {
  const loaded = await frame.evaluate(() => 'axe' in window);
  if (!loaded) await frame.evaluate(source);
  return frame.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const left = new Set(['wcag2aaa', 'deprecated', 'wcag2a-obsolete']);
    const values = axe
      .getRules()
      .filter(({ tags }) => !tags.some((tag) => left.has(tag)))
      .map(({ ruleId }) => ruleId);
    const find = (context: Element, rules: string[]) =>
      axe.run(context, {
        runOnly: { type: 'rule', values: rules },
        resultTypes: ['violations'],
        preload: false,
        iframes: false,
        selectors: false,
        elementRef: true,
      });
    const { violations } = await find(document.documentElement, values);
    const [fromLeft, fromTop] = [scrollX, scrollY];
    const findings: string[] = [];
    for (const { id, nodes } of violations) {
      const found: string[] = [];
      for (const { html, element } of nodes) {
        const mayBeCovered = id === 'target-size' && element;
        if (mayBeCovered) element.scrollIntoView({ block: 'center', behavior: 'instant' });
        if (mayBeCovered && (await find(element, [id])).violations.length === 0) continue;
        found.push(html.slice(0, 200));
      }
      if (found.length > 0) findings.push([id, ...found].join('\n  '));
    }
    scrollTo({ left: fromLeft, top: fromTop, behavior: 'instant' });
    return findings;
  });
}
