/** Asks before something is lost for good, or before the page is left: that cannot wait for a dialog of ours. */
export const isSure = (question: string): boolean =>
  // oxlint-disable-next-line no-alert -- the one place
  confirm(question);
