import { afterPaint } from '#web/after-paint.ts';
import { openPanel, type Panel } from '../state/panels.ts';

/** The layout's panels, in a separate file that loads when one of them opens. */
export const loadPanels = () => import('./panels.tsx');

/** A failure is harmless here, because opening a panel loads the file again. */
const loadAhead = () => void loadPanels().catch(() => undefined);

/**
 * Returns the props of a button that opens a panel. Hovering preloads the panels, and pressing opens one as
 * soon as they are loaded.
 */
export function opens(panel: Panel) {
  return {
    'aria-haspopup': 'dialog',
    onPointerEnter: loadAhead,
    onFocus: loadAhead,
    onClick: () => afterPaint(() => openPanel(panel)),
  } as const;
}
