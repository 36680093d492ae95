import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import type { MessageCode } from '#contract/messages.ts';
import type { LabelValues } from '#contract/labels/label-set.ts';
import { taken } from '../../support/shopping.ts';
import { label, productOf, said } from './texts.ts';
import type { Visitor } from './visitor.ts';

/** Until what is read is as expected. */
export const eventually = <Value>(read: () => Promise<Value> | Value) => expect.poll(read);

/** Opens a page of the shop in the visitor's language, and waits until it can be used. */
export async function open({ page, shop, lang }: Visitor, path: string): Promise<void> {
  await page.goto(`${shop}/${lang}${path}`);
  await usable(page);
}

/** What is asked for at these addresses waits until what this gives is called: a slow line. */
export async function held(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.fallback().catch(() => undefined);
  });
  return resolve;
}

/** React has taken the page over, and the state is read from the storage: its root key then holds the logo. */
export async function usable(page: Page): Promise<void> {
  await taken(page);
  await page.waitForFunction(() => localStorage.getItem('kado')?.includes('websiteLogo'));
}

export const openProduct = (visitor: Visitor, slug: string): Promise<void> =>
  open(visitor, `/product-detail/${productOf(slug, visitor.lang).id}/shop/x`);

/** The page with this heading is shown and can be used, whether it was loaded or changed in place. */
export async function arrived({ page }: Visitor, heading: string | RegExp): Promise<void> {
  const wanted = page.getByRole('heading', { level: 1, name: heading });
  await wanted.waitFor().catch(async () => {
    const there = await page.getByRole('heading', { level: 1 }).allInnerTexts();
    throw new Error(`expected the page “${String(heading)}”, but is at ${page.url()}: “${there.join(' ')}”`);
  });
  await usable(page);
}

export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, exact: true });
export const link = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('link', { name, exact: true });
export const main = (page: Page): Locator => page.getByRole('main');
/** Opens what is folded behind a line of the page. */
export const unfold = (page: Page, title: string): Promise<void> =>
  main(page).locator('summary').filter({ hasText: title }).click();

/** A message the shop shows: errors are said at once, the others when the reader pauses. */
export function message({ page, lang }: Visitor, code: MessageCode, values?: LabelValues): Locator {
  return messageOf(page, said(lang, code, values));
}

/** Something that leads on may follow the sentence, e.g. the number of an order; marks nobody sees may enclose it. */
export const messageOf = (page: Page, text: string): Locator =>
  page
    .locator('.toast, [role=status]')
    .getByText(
      new RegExp(`^\u200B?${text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`)}\u00AD?(?: |$)`, 'u'),
    );

/** Run in the page: whether the messages leave an element in sight. */
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

/** The messages on the screen, in the order they came. */
export async function messagesShown({ page, lang }: Visitor): Promise<string[]> {
  const close = label(lang, sharedLabels, 'closeMessage');
  return button(page, close).evaluateAll((buttons) =>
    buttons.map((each) => each.parentElement?.innerText.trim() ?? ''),
  );
}

/** What the browser keeps under a key, read as JSON. */
export const stored = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key);

/** Where the page stands, in the shop. */
export const pathOf = (page: Page): string => new URL(page.url()).pathname;
