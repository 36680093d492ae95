import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { focusFault } from './checks/focused.ts';
import { eventually } from './pages.ts';

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Moves the focus on by the Tab key until it is on the target. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press(key);
    if (await hasFocus(target)) return;
  }
  throw new Error(`${key} does not lead to ${String(target)}`);
}

/** Somebody who has no mouse. Wherever the focus comes it is seen, and after what was done it is somewhere. */
export function keysOf(page: Page) {
  const keepsFocus = () => eventually(() => focusFault(page)).toBeNull();

  /** Goes to a control, unless it has the focus already. */
  async function reach(target: Locator, key?: 'Shift+Tab'): Promise<void> {
    await target.waitFor();
    if (!(await hasFocus(target))) await tabTo(page, target, key);
    expect(await focusFault(page)).toBeNull();
  }
  async function press(target: Locator, key?: 'Shift+Tab'): Promise<void> {
    await reach(target, key);
    await page.keyboard.press('Enter');
  }
  /** Writes in the place of what stands in a field. */
  async function write(target: Locator, text: string): Promise<void> {
    await reach(target);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  }
  return { reach, press, write, keepsFocus };
}
