import { afterPaint } from '#web/after-paint.ts';
import { openPanel, type Panel } from '../state/panels.ts';

/** Loads the layout's panels, which are in a separate file, when one of them opens. */
export const loadPanels = () => import('./panels.tsx');

/** Preloads the panels. A failure is harmless, because opening a panel loads the file again. */
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
