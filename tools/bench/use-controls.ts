import type { Page } from 'playwright-core';

/**
 * Prevents links from leaving the page: they are hovered and pressed, but the next page's own measurement
 * counts what it loads.
 */
const stayOnPage = (): void => {
  const here = location.pathname;
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', (event) => {
    const { destination } = event as Event & { destination: { url: string } };
    if (new URL(destination.url).pathname === here) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
};

/** Keeps links on the page. It must be called before the page is opened. */
export async function keepOnPage(page: Page): Promise<void> {
  await page.addInitScript(stayOnPage);
}

/**
 * Uses every control of a page once, including those that appear meanwhile (dialogs, menus, sheets): presses buttons
 * and summaries, selects options and radio buttons, types into fields, hovers links. Returns the number of controls.
 */
export async function useControls(page: Page): Promise<number> {
  let used = 0;
  for (let round = 0; round < 6; round++) {
    const count = await page.evaluate(useAllOnce);
    used += count;
    if (count === 0) break;
    await page.waitForTimeout(150);
    await page.evaluate(() => {
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
    });
  }
  return used;
}

/** Uses, in the page, the controls not used before, in order, and gives each a moment to take effect. */
async function useAllOnce(): Promise<number> {
  const marked = window as unknown as { usedControls?: WeakSet<Element> };
  marked.usedControls ??= new WeakSet();
  const done = marked.usedControls;
  const pause = () => new Promise((resolve) => setTimeout(resolve, 15));
  const all = () =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '#kado :is(a[href], button, summary, input, select, textarea)',
      ),
    ].filter((each) => !done.has(each));
  let count = 0;
  for (const each of all()) {
    if (done.has(each) || !each.isConnected) continue;
    done.add(each);
    count += 1;
    each.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    each.focus({ preventScroll: true });
    if (each instanceof HTMLAnchorElement) {
      each.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }));
    } else if (each instanceof HTMLSelectElement) {
      each.selectedIndex = Math.min(1, each.options.length - 1);
      each.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (
      each instanceof HTMLInputElement &&
      !['radio', 'checkbox', 'submit', 'button'].includes(each.type)
    ) {
      each.dispatchEvent(new InputEvent('input', { bubbles: true, data: '1' }));
      each.blur();
    } else if (!(each instanceof HTMLButtonElement && each.disabled)) {
      // A link in an SVG has no `click` method.
      each.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
    await pause();
  }
  return count;
}
