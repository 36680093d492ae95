import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { focusError } from './checks/focused.ts';
import { eventually } from './pages.ts';

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press(key);
    if (await hasFocus(target)) return;
  }
  throw new Error(`${key} does not lead to ${String(target)}`);
}

/**
 * Returns a user without a mouse. Checks that the focus is always visible, and never lost after an action.
 */
export function keysOf(page: Page) {
  const keepsFocus = () => eventually(() => focusError(page)).toBeNull();

  /** Moves to a control, unless it already has the focus. */
  async function reach(target: Locator, key?: 'Shift+Tab'): Promise<void> {
    await target.waitFor();
    if (!(await hasFocus(target))) await tabTo(page, target, key);
    expect(await focusError(page)).toBeNull();
  }
  async function press(target: Locator, key?: 'Shift+Tab'): Promise<void> {
    await reach(target, key);
    await page.keyboard.press('Enter');
  }
  /** Replaces the value of a field. */
  async function write(target: Locator, text: string): Promise<void> {
    await reach(target);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  }
  return { reach, press, write, keepsFocus };
}
