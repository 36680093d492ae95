import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import './note.css';

interface NoteProps {
  kind?: 'plain' | 'us' | 'bad' | 'good';
  role?: 'alert' | 'status';
  /** The content at the end of the note: one button at most. */
  end?: ReactNode;
  children: ReactNode;
}

const icons = { plain: 'info', us: 'clock', bad: 'circle-alert', good: 'circle-check' } as const;

/** A strip with a note about the content below: plain, needs attention, error or success. */
export function Note({ kind = 'plain', role, end, children }: NoteProps) {
  return (
    <div className={`note is-${kind}`} role={role}>
      <Icon name={icons[kind]} />
      <p>{children}</p>
      {end}
    </div>
  );
}

/** An error, which screen readers announce. Renders nothing without a text. */
export const Failure = ({ children }: { children: ReactNode }) =>
  children ? (
    <Note kind="bad" role="alert">
      {children}
    </Note>
  ) : null;
