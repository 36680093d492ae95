import type { Page } from 'playwright-core';

/** The office's question before something is lost, above all other dialogs. */
export const question = (page: Page) => page.locator('.confirm-dialog[open]');
/** Presses the button that goes on. */
export const confirmQuestion = (page: Page) => question(page).getByRole('button').first().click();
export const declineQuestion = (page: Page) => question(page).getByRole('button').nth(1).click();
