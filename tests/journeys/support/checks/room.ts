import type { Page } from 'playwright-core';

/** Returns how far the page scrolls sideways, in pixels. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/**
 * Returns texts that are partly lost: clipped by a box that does not scroll, or outside the window. Scrolling
 * boxes, texts for screen readers and intended truncation (…) lose nothing.
 */
export const lostTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lost: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const title = document.querySelector('h1')?.textContent ?? '';
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const holder = node.parentElement;
      const text = node.nodeValue?.trim();
      if (!text || !holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (holder.closest('script, style, noscript, option, .vh')) continue;
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      const error = errorOf(holder, box);
      if (error) lost.push(`${error}: "${text.slice(0, 60)}" in ${holder.outerHTML.slice(0, 120)}`);
    }
    return lost;

    function errorOf(holder: Element, box: DOMRect): string | null {
      for (let each: Element | null = holder; each && each !== document.body; each = each.parentElement) {
        const { overflowX, overflowY, clipPath, position, textOverflow } = getComputedStyle(each);
        // The text is for screen readers only; or it is truncated with … while the page heading has the full
        // text.
        if (clipPath !== 'none') return null;
        if (textOverflow === 'ellipsis' && title.includes(holder.textContent ?? '')) return null;
        const around = each.getBoundingClientRect();
        // A scrolling box can show everything.
        if (/auto|scroll/u.test(overflowX + overflowY)) return null;
        const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        if (clips(overflowX) && (box.left < around.left - 2 || box.right > around.right + 2))
          return 'cut sideways';
        if (clips(overflowY) && (box.top < around.top - 4 || box.bottom > around.bottom + 4))
          return 'cut in height';
        if (position === 'fixed') break;
      }
      if (box.left < -2 || box.right > document.documentElement.clientWidth + 2) return 'out of the window';
      return null;
    }
  });

/**
 * Sets the text spacing that a reader may set (WCAG 1.4.12). Khmer has no spaces between words, and its
 * letters are not spaced.
 */
export const spaceTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
      :lang(en) { letter-spacing: 0.12em !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** Restores the shop's spacing. */
export const unspaceTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });

/** Returns how far the page scrolls below the end of its content, in pixels. */
export const scrollsIntoNothing = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const ends = [...document.body.children].map((each) => each.getBoundingClientRect().bottom);
    const beyond = Math.round(innerHeight - Math.max(...ends));
    scrollTo({ top: 0, behavior: 'instant' });
    return Math.max(beyond, 0);
  });

/** Returns the width of a table's hidden part, in pixels. Regions that a keyboard can scroll hide nothing. */
export const hiddenInTables = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll('.grid-wrap:not([tabindex="0"])')].map(
        (each) => each.scrollWidth - each.clientWidth - 1,
      ),
    ),
  );

/** Returns the share of the window that sticky headers and bars cover. */
export const coveredByBars = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isStaying = (each: Element) => /^(?:sticky|fixed)$/u.test(getComputedStyle(each).position);
    const bars = [...document.querySelectorAll('body *:not(dialog, dialog *, .toasts, .toasts *)')].filter(
      (each) => isStaying(each) && each.clientWidth > innerWidth / 2,
    );
    return bars.reduce((sum, each) => sum + each.clientHeight, 0) / innerHeight;
  });

/** Runs in the page. Returns short words of its heading that are broken across two lines. */
export const splitWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1')].flatMap((heading) => {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const torn: string[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode;
        for (const { 0: label, index } of text.textContent!.matchAll(/\p{Script=Latin}{2,9}/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + label.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) torn.push(`torn: ${label}`);
        }
      }
      return torn;
    }),
  );
