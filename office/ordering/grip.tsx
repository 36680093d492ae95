import type { ComponentProps } from 'react';
import { OfficeIcon } from '../parts/office-icon.tsx';
import './grip.css';

/** By what a row is dragged, or moved by Alt and arrows. */
export function Grip({ label, ...held }: { label: string } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className="grip"
      aria-label={label}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      {...held}
    >
      <OfficeIcon name="grip-vertical" />
    </button>
  );
}
