import type { ReactNode } from 'react';
import './action-bar.css';

interface ActionBarProps {
  /** The purpose of the bar, read by screen readers. */
  label: string;
  children: ReactNode;
}

/**
 * A page's own bar at the bottom of a phone's window. It replaces the navigation bar and the floating
 * buttons, and isn't shown on wide windows.
 */
export function ActionBar({ label, children }: ActionBarProps) {
  return (
    <section className="action-bar" aria-label={label}>
      {children}
    </section>
  );
}
