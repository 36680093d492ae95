import { globSync, readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { earlyPressScript } from '#web/early-press-script.ts';
import { timeoutMs } from '../../support/slowness.ts';

/** Problems found in a browser that showed hostile content. */
export interface Caught {
  /** Scripts that ran. Each payload opens a dialog. */
  ran: string[];
  /** Violations that the content security policy blocked, which means that a payload got that far. */
  forbidden: string[];
  /** Elements that would run a script when clicked or touched. */
  waiting: string[];
  /** Number of pages that show a payload as text. */
  shown: number;
  /** All readable text: page text, values of fields, alternative texts of pictures. */
  texts: string[];
}

/** The state with which a window starts. */
export interface StoredState {
  origin: string;
  entries: Record<string, unknown>;
  /** Name and value, as in the header. */
  cookie?: string;
}

export interface Look {
  /** Whether to wait until its calls are answered and expandable parts are open. */
  settled?: boolean;
  /** Selectors of buttons to press in turn, with a check after each. Escape closes what a press opened. */
  press?: readonly string[];
}

/** Opens a window that detects every script that runs. */
export async function trap(browser: Browser, stored: StoredState | null = null) {
  const context: BrowserContext = await browser.newContext({
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...(stored && {
      storageState: {
        cookies: [],
        origins: [
          {
            origin: stored.origin,
            localStorage: Object.entries(stored.entries).map(([name, value]) => ({
              name,
              value: typeof value === 'string' ? value : JSON.stringify(value),
            })),
          },
        ],
      },
    }),
  });
  if (stored?.cookie) {
    const [name = '', value = ''] = stored.cookie.split('=');
    await context.addCookies([{ name, value, url: stored.origin }]);
  }
  const caught: Caught = { ran: [], forbidden: [], waiting: [], shown: 0, texts: [] };
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
  page.setDefaultTimeout(timeoutMs);

  /** Checks the current content of the page. `isFirst` means that no button was pressed yet. */
  async function look(isFirst = false): Promise<void> {
    await page.waitForTimeout(60);
    caught.waiting.push(...(await page.evaluate(dangerous, ownScripts())).map((what) => `${what} on ${at}`));
    const text = await page.evaluate(readable);
    caught.texts.push(text);
    if (isFirst && text.includes('alert(1)')) caught.shown += 1;
  }

  /** Opens a URL, and checks the page once it is usable. */
  async function show(url: string, { settled = false, press = [] }: Look = {}): Promise<void> {
    at = decodeURI(url).slice(0, 140);
    await page.goto(url, { waitUntil: settled ? 'networkidle' : 'load' });
    if (settled) await openWhatOpens(page);
    await look(true);
    for (const selector of press) {
      at = `${url} ${selector}`.slice(0, 140);
      await page.locator(`${selector} >> visible=true`).first().dispatchEvent('click');
      await page.waitForLoadState('networkidle');
      await look();
      await page.keyboard.press('Escape');
    }
  }
  return { show, caught, close: () => context.close() };
}

/** Returns the inline scripts that the build puts into the shop's documents. */
const ownScripts = () => [
  earlyPressScript,
  ...globSync('dist/storefront/client/assets/first-*.js').map((file) => readFileSync(file, 'utf8')),
];

/** Expands the first two collapsed elements of the page's main part, such as orders. */
async function openWhatOpens(page: Page): Promise<void> {
  const folded = page.locator('main button[aria-expanded="false"] >> visible=true');
  for (let left = Math.min(2, await folded.count()); left > 0; left -= 1) {
    await folded.first().click();
    await page.waitForLoadState('networkidle');
  }
}

/** Runs in the page. Returns all readable text, including that of frames in which scripts are blocked. */
function readable(): string {
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe[sandbox]')];
  const documents = [document, ...frames.flatMap((each) => each.contentDocument ?? [])];
  const texts = documents.flatMap((each) => [
    each.documentElement.textContent,
    ...Array.from(each.querySelectorAll<HTMLInputElement>('input, textarea'), ({ value }) => value),
    ...['alt', 'title', 'aria-label', 'content'].flatMap((name) =>
      Array.from(each.querySelectorAll(`[${name}]`), (element) => element.getAttribute(name) ?? ''),
    ),
  ]);
  return texts.join('\n');
}

/**
 * Runs in the page. Returns event handler attributes, scripts that aren't files of the shop, and
 * `javascript:` URLs.
 */
function dangerous(own: readonly string[]): string[] {
  const found: string[] = [];
  // Matches the frame in which the office shows a page of the shop, where scripts are blocked.
  const still = 'iframe[sandbox="allow-same-origin"]';
  const frames = [...document.querySelectorAll<HTMLIFrameElement>(still)];
  const documents = [document, ...frames.flatMap((each) => each.contentDocument ?? [])];
  for (const element of documents.flatMap((each) => [...each.querySelectorAll('*')])) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) found.push(`${element.tagName} ${name}`);
      // Browsers remove whitespace and control characters from a URL before they read its scheme.
      const address = [...value].filter((sign) => sign > ' ').join('');
      if (
        /^(href|src|action|formaction|data|xlink:href)$/u.test(name) &&
        /^(javascript|vbscript|data:text)/iu.test(address)
      )
        found.push(`${element.tagName} ${name}=${value.slice(0, 40)}`);
    }
    const isInline =
      element.matches('script:not([src])') && !/json/u.test(element.getAttribute('type') ?? '');
    if (isInline && !own.includes(element.textContent)) found.push('an inline script');
    if (element.matches(`iframe:not(${still}), object, embed, base[href], meta[http-equiv]`))
      found.push(element.tagName);
  }
  return found;
}
