import type { Browser, BrowserContext, Page } from 'playwright-core';
import { earlyPressScript } from '#web/early-press-script.ts';
import { patience } from '../../support/slowness.ts';

/** What went wrong in a browser that was shown something hostile. */
export interface Caught {
  /** Scripts that ran: each opens a dialog. */
  ran: string[];
  /** What the policy forbade: it got as far as the policy. */
  forbidden: string[];
  /** Elements that would run on a click or a touch. */
  waiting: string[];
  /** Pages on which a payload stands, as text. */
  shown: number;
}

/** A window in which nothing runs unnoticed. */
export async function trap(
  browser: Browser,
  storage: { origin: string; entries: Record<string, unknown> } | null = null,
) {
  const context: BrowserContext = await browser.newContext({
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...(storage && {
      storageState: {
        cookies: [],
        origins: [
          {
            origin: storage.origin,
            localStorage: Object.entries(storage.entries).map(([name, value]) => ({
              name,
              value: typeof value === 'string' ? value : JSON.stringify(value),
            })),
          },
        ],
      },
    }),
  });
  const caught: Caught = { ran: [], forbidden: [], waiting: [], shown: 0 };
  let at = '';
  context.on('dialog', async (dialog) => {
    caught.ran.push(`${dialog.type()} on ${at}`);
    await dialog.dismiss();
  });
  context.on('console', (message) => {
    const text = message.text();
    if (/^security policy:|Content Security Policy/u.test(text))
      caught.forbidden.push(`${text.slice(0, 160)} on ${at}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`security policy: ${violatedDirective} forbids ${blockedURI}`);
    });
  });
  const page: Page = await context.newPage();
  page.setDefaultTimeout(patience);

  /** Shows an address, and looks at what stands in it once it can be used; `settled`: once its calls were answered, too. */
  async function show(url: string, settled = false): Promise<void> {
    at = decodeURI(url).slice(0, 140);
    await page.goto(url, { waitUntil: settled ? 'networkidle' : 'load' });
    if (settled) await openWhatOpens(page);
    await page.waitForTimeout(60);
    caught.waiting.push(
      ...(await page.evaluate(dangerous, earlyPressScript)).map((what) => `${what} on ${at}`),
    );
    if (await page.evaluate(() => document.documentElement.textContent.includes('alert(1)')))
      caught.shown += 1;
  }
  return { show, caught, close: () => context.close() };
}

/** The first two of what can be unfolded in the page's main part: orders, say. */
async function openWhatOpens(page: Page): Promise<void> {
  const folded = page.locator('main button[aria-expanded="false"]');
  for (let left = Math.min(2, await folded.count()); left > 0; left -= 1) {
    await folded.first().click();
    await page.waitForLoadState('networkidle');
  }
}

/** Run in the page: handlers in attributes, scripts that are not files of the shop, addresses that are scripts. */
function dangerous(own: string): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) found.push(`${element.tagName} ${name}`);
      // Browsers leave blanks and control signs out of an address before they read its scheme.
      const address = [...value].filter((sign) => sign > ' ').join('');
      if (
        /^(href|src|action|formaction|data|xlink:href)$/u.test(name) &&
        /^(javascript|vbscript|data:text)/iu.test(address)
      )
        found.push(`${element.tagName} ${name}=${value.slice(0, 40)}`);
    }
    const isInline = element instanceof HTMLScriptElement && !element.src && !/json/u.test(element.type);
    if (isInline && element.textContent !== own) found.push('an inline script');
    if (/^(iframe|object|embed)$/iu.test(element.tagName) || element.matches('base[href], meta[http-equiv]'))
      found.push(element.tagName);
  }
  return found;
}
