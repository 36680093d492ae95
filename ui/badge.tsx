import type { ReactNode } from 'react';
import './badge.css';

interface BadgeProps {
  /** Saffron for prices, green for good, gray for past, red for unavailable. */
  tone?: 'saffron' | 'green' | 'grey' | 'red';
  children: ReactNode;
}

/** A short word or figure on a tinted background. */
export function Badge({ tone = 'saffron', children }: BadgeProps) {
  return <span className={tone === 'saffron' ? 'badge' : `badge ${tone}`}>{children}</span>;
}
