import { afterPaint } from '#web/after-paint.ts';
import { openPanel, type Panel } from '../state/panels.ts';

/** The panels of the frame: a file of its own, loaded when one is wanted. */
export const loadPanels = () => import('./panels.tsx');

/** Failing here is no matter: who opens a panel asks again. */
const loadAhead = () => void loadPanels().catch(() => undefined);

/** For a button that opens a panel: resting on it loads the panels, pressing it opens one, as soon as they are there. */
export function opens(panel: Panel) {
  return {
    'aria-haspopup': 'dialog',
    onPointerEnter: loadAhead,
    onFocus: loadAhead,
    onClick: () => afterPaint(() => openPanel(panel)),
  } as const;
}
