/**
 * Puts an element with `popover="manual"` into the top layer: above a dialog's content, unaffected by its clipping or
 * animation. A browser without popovers shows it by its own stacking level.
 */
export function raise(element: HTMLElement | null): void {
  if (!element || !('showPopover' in element)) return;
  if (element.isConnected && !element.matches(':popover-open')) element.showPopover();
}
