import type { ComponentProps } from 'react';
import { OfficeIcon } from '../components/office-icon.tsx';
import './drag-handle.css';

/** The handle for dragging a row, or moving it with Alt and arrow keys. */
export function DragHandle({ label, ...held }: { label: string } & ComponentProps<'button'>) {
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
