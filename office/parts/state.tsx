import type { ReactNode } from 'react';
import './state.css';

const square =
  'M3 4.500A1.500 1.500 0 0 1 4.500 3h7A1.500 1.500 0 0 1 13 4.500v7a1.500 1.500 0 0 1-1.500 1.500h-7A1.500 1.500 0 0 1 3 11.500z';
const marks = {
  done: 'M2 4a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2zM5 8.2l2.2 2.2L11 6',
  us: square,
  others: square,
  off: `${square}M5.500 8h5`,
};

interface StateProps {
  /** Done, waits for us, waits for others, or over. */
  look: keyof typeof marks;
  children: ReactNode;
}

/** Whether something is complete: a square, filled or hollow, and always the word beside it. */
export function State({ look, children }: StateProps) {
  return (
    <span className={`state is-${look}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={marks[look]} />
      </svg>
      {children}
    </span>
  );
}
