import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Response } from 'playwright-core';
import { browserCall } from '#web/call.ts';
import type { Frame } from '#web/frame.ts';
import type { Rendered } from '#web/app-build.ts';
import { apps } from '#web/apps.ts';
import { loadRenderer } from '#server/http/renderer.ts';
import { labelSetsOf } from '#shop/localisation/localisation.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { marked, textsIn } from '../../support/marked-texts.ts';

const buildFolder = path.resolve(import.meta.dirname, '../../../dist');
const renderer = await loadRenderer({}, buildFolder, apps[0]);
const frames = new Map<string, Frame>();
const noReport = () => undefined;
/** Throws, because a layout with a missing part would be cached for all later pages. */
const insist = (error: unknown) => {
  throw error;
};

/**
 * Serves the shop's pages, from here on, with every label and message marked; calls and files stay unchanged.
 * Returns a function with the texts that the visitor's pages have got from the database so far.
 */
export async function markTexts(
  page: Page,
  shop: string,
  lang: LanguageCode,
): Promise<() => Promise<string[]>> {
  const known: string[] = [];
  /** Answers that a page may show before they are read here. */
  const answers: Promise<void>[] = [];
  const { render, loadAppShell } = await renderer.appBuild();
  const call = callsOf(shop);
  const frame =
    frames.get(shop + lang) ?? marked(await loadAppShell(call, lang, labelSetsOf('storefront'), insist));
  frames.set(shop + lang, frame);
  known.push(...textsIn(frame.chrome));

  /** Follows redirects here, because the browser would request the target from the shop itself. */
  const pageAt = async (address: string): Promise<Extract<Rendered, { kind: 'page' }>> => {
    const rendered = await render({
      address,
      call,
      publicUrl: shop,
      files: renderer.files,
      frame: async () => ({ frame, path: '/frame/marked.json' }),
      report: noReport,
      isAway: () => false,
    });
    if (rendered.kind === 'redirect') return pageAt(rendered.to);
    known.push(...textsIn(rendered.payload.data));
    return rendered;
  };
  await page.route('**/frame/*.json', (route) => route.fulfill({ json: frame }));
  await page.route(`${shop}/page-data/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const { payload } = await pageAt(pathname.replace('/page-data', '') + search);
    return route.fulfill({ json: payload });
  });
  await page.route(`${shop}/${lang}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const { status, html } = await pageAt(pathname + search);
    return route.fulfill({ status, contentType: 'text/html; charset=utf-8', body: html });
  });
  const read = async (answer: Response) => {
    const { data } = (await answer.json().catch(() => ({}))) as { data?: string };
    if (data) known.push(...textsIn(JSON.parse(data)));
  };
  page.on('response', (answer) => {
    if (answer.url().includes('/api/v1/')) answers.push(read(answer));
  });
  return async () => {
    await Promise.all(answers);
    return known;
  };
}

/**
 * Makes the server's calls over HTTP as a guest, and repeats them when the server is busy, which may happen
 * beside other tests.
 */
function callsOf(shop: string) {
  const call = browserCall(() => ({ token: '', userId: '' }));
  const requests = globalThis.fetch;
  const requestHere = (...parameters: Parameters<typeof call>) => {
    globalThis.fetch = (input, init) => requests(new URL(input as string, shop), init);
    try {
      // The call fetches before it awaits anything.
      return call(...parameters);
    } finally {
      globalThis.fetch = requests;
    }
  };
  return (async (...parameters: Parameters<typeof call>) => {
    for (let time = 0; time < 20; time += 1) {
      const reply = await requestHere(...parameters);
      if (reply.statusCode !== 503) return reply;
      await sleep(500);
    }
    throw new Error(`too busy for ${parameters[0].name}`);
  }) as typeof call;
}

/** Returns every visible or announced text and attribute of the page. */
export const shownOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [document.title];
    // Works on a copy, because content that React has not hydrated yet must stay as the server sent it.
    const body = document.body.cloneNode(true) as HTMLElement;
    // Words of a text that stay on one line.
    for (const label of body.querySelectorAll('.unbroken, .whole')) {
      const whole = label.parentElement;
      label.replaceWith(...label.childNodes);
      whole?.normalize();
    }
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (!walker.currentNode.parentElement?.closest('script, style, noscript'))
        texts.push(walker.currentNode.nodeValue ?? '');
    }
    const names = [
      'title',
      'alt',
      'placeholder',
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
    ];
    for (const element of body.querySelectorAll('*')) {
      for (const name of names) texts.push(element.getAttribute(name) ?? '');
    }
    return texts;
  });
