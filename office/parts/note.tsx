import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import './note.css';

interface NoteProps {
  kind?: 'plain' | 'us' | 'bad' | 'good';
  role?: 'alert' | 'status';
  /** At most one button. */
  end?: ReactNode;
  children: ReactNode;
}

const icons = { plain: 'info', us: 'clock', bad: 'circle-alert', good: 'circle-check' } as const;

/** A strip that says something about what stands below it: plain, waits for us, wrong, good. */
export function Note({ kind = 'plain', role, end, children }: NoteProps) {
  return (
    <div className={`note is-${kind}`} role={role}>
      <Icon name={icons[kind]} />
      <p>{children}</p>
      {end}
    </div>
  );
}
