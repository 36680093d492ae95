import type { ReactNode } from 'react';
import './bar-sum.css';

/** The amount in a phone's action bar, with a word below it. */
export function BarSum({ amount, children }: { amount: ReactNode; children: ReactNode }) {
  return (
    <p className="bar-sum">
      <strong>{amount}</strong>
      <span>{children}</span>
    </p>
  );
}
