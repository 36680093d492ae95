import { afterPaint } from '#web/after-paint.ts';
import { openPanel, type Panel } from '../state/panels.ts';

/** The layout's panels, in a separate file that loads when one is opened. */
export const loadPanels = () => import('./panels.tsx');

/** A failure is harmless here, because opening a panel loads them again. */
const loadAhead = () => void loadPanels().catch(() => undefined);

/** Props of a button that opens a panel: hovering loads the panels, pressing opens one as soon as they are loaded. */
export function opens(panel: Panel) {
  return {
    'aria-haspopup': 'dialog',
    onPointerEnter: loadAhead,
    onFocus: loadAhead,
    onClick: () => afterPaint(() => openPanel(panel)),
  } as const;
}
