import type { ReactNode } from 'react';
import './action-bar.css';

interface ActionBarProps {
  /** What the bar is for, to a screen reader. */
  label: string;
  children: ReactNode;
}

/** A page's own bar at the foot of a phone's window, in place of the thumb bar and the floating buttons; not on wide windows. */
export function ActionBar({ label, children }: ActionBarProps) {
  return (
    <section className="action-bar" aria-label={label}>
      {children}
    </section>
  );
}
