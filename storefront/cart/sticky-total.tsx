import type { ReactNode } from 'react';
import './sticky-total.css';

/** The amount in a phone's action bar, with a caption below it. */
export function StickyTotal({ amount, children }: { amount: ReactNode; children: ReactNode }) {
  return (
    <div className="bar-sum">
      <div className="bar-amount run">{amount}</div>
      <span>{children}</span>
    </div>
  );
}
