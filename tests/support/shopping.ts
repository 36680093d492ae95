import type { Page } from 'playwright-core';

/**
 * A visitor's actions in the shop. They find elements by the structure of the pages, so they work in both
 * languages.
 */

/** Waits until React has hydrated the page. Before that, a press may have no effect. */
export async function taken(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#kado :is(a, button)')].some((each) =>
      Object.keys(each).some((key) => key.startsWith('__reactProps$')),
    ),
  );
}

/**
 * Opens a page and waits until it can be used.
 * @throws when the status isn't one of `statuses`
 */
export async function open(page: Page, url: string, statuses: readonly number[] = [200]): Promise<void> {
  const answer = await page.goto(url, { waitUntil: 'load' });
  const status = answer?.status() ?? 0;
  if (!statuses.includes(status)) throw new Error(`${url} answered ${status}`);
  await taken(page);
}

/**
 * Selects an option of every kind that the product offers; for colors and sizes the `choose`th, or the last
 * one.
 */
export async function chooseOptions(page: Page, choose = 0): Promise<void> {
  // Optional printing positions are folded until someone wants a logo.
  const groups = page.locator('form.buy fieldset:has(input[type=radio]):not(details:not([open]) *)');
  for (let at = 0; at < (await groups.count()); at++) {
    const radios = groups.nth(at).locator('input[type=radio]:enabled');
    const last = (await radios.count()) - 1;
    if (last >= 0) await radios.nth(Math.min(choose, last)).check({ force: true });
  }
}

/**
 * Adds the shown product to the cart, with options selected. Returns whether the account's cart already
 * contains it.
 */
export async function addToCart(page: Page, choose = 0): Promise<void> {
  await chooseOptions(page, choose);
  const before = await stored(page);
  await page.locator('form.buy button[type=submit]:visible').first().click();
  await page.waitForFunction(
    (was) => JSON.stringify(localStorage) !== was || document.querySelector('.toast') !== null,
    before,
  );
}

export async function logIn(
  page: Page,
  url: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await open(page, url);
  await page.locator('main input[type=email], main input[autocomplete~=username]').first().fill(email);
  await page.locator('main input[type=password]').first().fill(password);
  const before = await stored(page);
  await page.locator('main form:has(input[type=password]) button[type=submit]').click();
  await page.waitForFunction((was) => JSON.stringify(localStorage) !== was, before);
  await page.waitForURL((address) => address.pathname !== new URL(url).pathname);
}

/** Returns the user, cart and wish list that the browser stores. */
const stored = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify(localStorage));
