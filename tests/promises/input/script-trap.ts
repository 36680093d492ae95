import { globSync, readFileSync } from 'node:fs';
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
  /** All that could be read: texts, values of fields, what is said in the place of pictures. */
  texts: string[];
}

/** What a window begins with. */
export interface Kept {
  origin: string;
  entries: Record<string, unknown>;
  /** Name and value, as the header has it. */
  cookie?: string;
}

export interface Look {
  /** Its calls were answered, and what opens is open. */
  settled?: boolean;
  /** Selectors of buttons, pressed in turn, each looked at; Escape closes what opened. */
  press?: readonly string[];
}

/** A window in which nothing runs unnoticed. */
export async function trap(browser: Browser, kept: Kept | null = null) {
  const context: BrowserContext = await browser.newContext({
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...(kept && {
      storageState: {
        cookies: [],
        origins: [
          {
            origin: kept.origin,
            localStorage: Object.entries(kept.entries).map(([name, value]) => ({
              name,
              value: typeof value === 'string' ? value : JSON.stringify(value),
            })),
          },
        ],
      },
    }),
  });
  if (kept?.cookie) {
    const [name = '', value = ''] = kept.cookie.split('=');
    await context.addCookies([{ name, value, url: kept.origin }]);
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
  page.setDefaultTimeout(patience);

  /** Looks at what stands in the page now; `isFirst`: nothing was pressed yet. */
  async function look(isFirst = false): Promise<void> {
    await page.waitForTimeout(60);
    caught.waiting.push(...(await page.evaluate(dangerous, ownScripts())).map((what) => `${what} on ${at}`));
    const text = await page.evaluate(readable);
    caught.texts.push(text);
    if (isFirst && text.includes('alert(1)')) caught.shown += 1;
  }

  /** Shows an address, and looks at it once it can be used. */
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

/** Those that stand in the shop's documents, as they were built. */
const ownScripts = () => [
  earlyPressScript,
  ...globSync('dist/storefront/client/assets/first-*.js').map((file) => readFileSync(file, 'utf8')),
];

/** The first two of what can be unfolded in the page's main part: orders, say. */
async function openWhatOpens(page: Page): Promise<void> {
  const folded = page.locator('main button[aria-expanded="false"] >> visible=true');
  for (let left = Math.min(2, await folded.count()); left > 0; left -= 1) {
    await folded.first().click();
    await page.waitForLoadState('networkidle');
  }
}

/** Run in the page: all that can be read in it, in a frame in which nothing runs, too. */
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

/** Run in the page: handlers in attributes, scripts that are not files of the shop, addresses that are scripts. */
function dangerous(own: readonly string[]): string[] {
  const found: string[] = [];
  // The office shows a page of the shop in a frame of this origin, in which nothing runs.
  const still = 'iframe[sandbox="allow-same-origin"]';
  const frames = [...document.querySelectorAll<HTMLIFrameElement>(still)];
  const documents = [document, ...frames.flatMap((each) => each.contentDocument ?? [])];
  for (const element of documents.flatMap((each) => [...each.querySelectorAll('*')])) {
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
    const isInline =
      element.matches('script:not([src])') && !/json/u.test(element.getAttribute('type') ?? '');
    if (isInline && !own.includes(element.textContent)) found.push('an inline script');
    if (element.matches(`iframe:not(${still}), object, embed, base[href], meta[http-equiv]`))
      found.push(element.tagName);
  }
  return found;
}
