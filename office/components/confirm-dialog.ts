/**
 * Asks before data is lost permanently or the page is left. Uses the browser's prompt, because leaving can't
 * wait for our own dialog.
 */
export const confirmDialog = (question: string): boolean =>
  // oxlint-disable-next-line no-alert -- the one place
  confirm(question);
