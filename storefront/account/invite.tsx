import type { ReactNode } from 'react';
import '../styles/account.css';

/** The green panel beside a form. */
export function Invite({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className="invite on-dark">
      <h2>{title}</h2>
      {children}
    </aside>
  );
}
