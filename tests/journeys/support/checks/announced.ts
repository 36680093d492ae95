import type { Page } from 'playwright-core';

/** Fields that are wrong and do not say so, or say nothing about what is wrong. */
export const silentProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const told = (field: Element) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent?.trim() ?? '')
        .join('');
    return [...document.querySelectorAll('[aria-invalid=true]')]
      .filter((field) => told(field) === '')
      .map((field) => field.outerHTML.slice(0, 120));
  });

/** Sentences on the screen as messages that no live region says. */
export const unsaidMessages = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.toast-text')]
      .filter((text) => !text.closest('[aria-live], [role=alert], [role=status]'))
      .map((text) => text.textContent ?? ''),
  );
