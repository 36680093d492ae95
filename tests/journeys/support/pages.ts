import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import type { MessageCode } from '#contract/messages.ts';
import type { LabelValues } from '#contract/labels/label-set.ts';
import { taken } from '../../support/shopping.ts';
import { label, productOf, said } from './texts.ts';
import type { Visitor } from './visitor.ts';

/** Waits until the value is as expected. */
export const eventually = <Value>(read: () => Promise<Value> | Value, what?: string) =>
  expect.poll(read, what === undefined ? {} : { message: what });

/** Opens a page of the shop in the visitor's language, and waits until it is usable. */
export async function open({ page, shop, lang }: Visitor, path: string): Promise<void> {
  await page.goto(`${shop}/${lang}${path}`);
  await usable(page);
}

/** Holds requests to these URLs until the returned function is called, like a slow connection. */
export async function held(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.fallback().catch(() => undefined);
  });
  return resolve;
}

/**
 * Waits until React has hydrated the page and the state is loaded, which is when its root key has the logo.
 */
export async function usable(page: Page): Promise<void> {
  await taken(page);
  await page.waitForFunction(() => {
    // Without storage, the state is in the window's name.
    if (window.name.includes('websiteLogo')) return true;
    try {
      return localStorage.getItem('kado')?.includes('websiteLogo');
    } catch {
      return false;
    }
  });
}

export const openProduct = (visitor: Visitor, slug: string): Promise<void> =>
  open(visitor, `/product-detail/${productOf(slug, visitor.lang).id}/shop/x`);

/**
 * Waits until the page with this heading is shown and usable, whether it was loaded or navigated to in place.
 */
export async function arrived({ page }: Visitor, heading: string | RegExp): Promise<void> {
  const expected = page.getByRole('heading', { level: 1, name: heading });
  await expected.waitFor().catch(async () => {
    const there = await page.getByRole('heading', { level: 1 }).allInnerTexts();
    throw new Error(`expected the page “${String(heading)}”, but is at ${page.url()}: “${there.join(' ')}”`);
  });
  await usable(page);
}

export const button = (within: Page | Locator | FrameLocator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, exact: true });
export const link = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('link', { name, exact: true });
export const main = (page: Page): Locator => page.getByRole('main');
/** Opens a collapsed section of the page. */
export const unfold = (page: Page, title: string): Promise<void> =>
  main(page).locator('summary').filter({ hasText: title }).click();

/** Returns a message of the shop. Errors are announced at once, others when the screen reader pauses. */
export function message({ page, lang }: Visitor, code: MessageCode, values?: LabelValues): Locator {
  return messageOf(page, said(lang, code, values));
}

/**
 * Returns the message in a text. A link may follow the sentence, for example an order number, and invisible
 * characters may surround it.
 */
export const messageOf = (page: Page, text: string): Locator =>
  page
    .locator('.toast, [role=status]')
    .getByText(
      new RegExp(
        `^\u200B?${text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`).replaceAll(/[ \u00A0]/gu, '[ \u00A0]')}\u00AD?(?: |$)`,
        'u',
      ),
    );

/** Runs in the page. Returns whether the messages leave an element visible. */
export function toastsAt(selector: string): 'clear' | 'over' | 'gone' {
  const [toasts, place] = ['.toasts', selector].map((each) =>
    document.querySelector(each)?.getBoundingClientRect(),
  );
  if (!toasts?.height || !place) return 'gone';
  return toasts.bottom <= place.top ||
    toasts.top >= place.bottom ||
    toasts.left >= place.right ||
    toasts.right <= place.left
    ? 'clear'
    : 'over';
}

/** Returns the messages on the screen, oldest first. */
export async function messagesShown({ page, lang }: Visitor): Promise<string[]> {
  const close = label(lang, sharedLabels, 'closeMessage');
  return button(page, close).evaluateAll((buttons) =>
    buttons.map((each) => each.parentElement?.innerText.trim() ?? ''),
  );
}

/** Returns the value of a storage key in the browser, parsed as JSON. */
export const stored = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key);

/** Returns the page's current path in the shop. */
export const pathOf = (page: Page): string => new URL(page.url()).pathname;
