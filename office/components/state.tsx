import type { ReactNode } from 'react';
import './state.css';

const square =
  'M3 4.500A1.500 1.500 0 0 1 4.500 3h7A1.500 1.500 0 0 1 13 4.500v7a1.500 1.500 0 0 1-1.500 1.500h-7A1.500 1.500 0 0 1 3 11.500z';
const circle = 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2z';
const marks = {
  done: 'M2 4a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2zM5 8.2l2.2 2.2L11 6',
  us: square,
  others: square,
  off: `${square}M5.500 8h5`,
  // The empty half is drawn in both directions, so that it has no filled area.
  half: 'M8 3H4.500A1.500 1.500 0 0 0 3 4.500v7A1.500 1.500 0 0 0 4.500 13H8zM8 3h3.500A1.500 1.500 0 0 1 13 4.500v7a1.500 1.500 0 0 1-1.500 1.500H8h3.500a1.500 1.500 0 0 0 1.500-1.500v-7A1.500 1.500 0 0 0 11.500 3z',
  published: `${circle}M5 8.200l2.200 2.200L11 6`,
  dated: 'M8 2a6 6 0 0 0 0 12zM8 2a6 6 0 0 1 0 12a6 6 0 0 0 0-12z',
  hidden: circle,
  archived: `${circle}M5.500 8h5`,
};

interface StateProps {
  /** Completion (done, half, waiting for us, waiting for others, over), or visibility to shoppers. */
  look: keyof typeof marks;
  children: ReactNode;
}

/** A status mark: a square for completion, a circle for visibility; filled or hollow, always with its label. */
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
