import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTopDialog } from './open-dialogs.ts';

/**
 * Renders inside the topmost open dialog, or in place if none is open: outside a modal dialog everything is inert,
 * whatever its stacking level.
 */
export function InTopDialog({ children }: { children: ReactNode }) {
  const dialog = useTopDialog();
  return dialog ? createPortal(children, dialog) : children;
}
