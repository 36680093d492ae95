import type { Page } from 'playwright-core';

/** Returns invalid fields that are not marked as such, or have no error text. */
export const inactiveCopyProblems = (page: Page): Promise<string[]> =>
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

/** Returns visible messages that no live region announces. */
export const unsaidMessages = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.toast-text')]
      .filter((text) => !text.closest('[aria-live], [role=alert], [role=status]'))
      .map((text) => text.textContent ?? ''),
  );
