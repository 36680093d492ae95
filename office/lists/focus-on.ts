/** Focuses an element that replaces the focused one. */
export const focusOn = (element: HTMLElement | null): void => element?.focus();
