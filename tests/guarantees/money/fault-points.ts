// The statements and requests of a checkout in order, and how each can fail. The loader (fault-points-loader.ts) writes
// them in the shop's process; the guarantee test plans and reads them.

/** The header that contains the plan as JSON. It marks the request whose fault points count. */
export const planHeader = 'fault-plan';

export interface Point {
  /** The plan's id. */
  id: string;
  /** The position within the request, from 1. */
  at: number;
  /** Whether it is a statement to the database or a request to the provider. */
  kind: 'statement' | 'question';
  /** The start of its text. */
  text: string;
}

const everywhere = ['kill', 'kill-database', 'reset', 'hang'] as const;
export const faultsOf = {
  statement: everywhere,
  question: [...everywhere, 'kill-provider', 'error', 'garbage'],
} as const;
export type Fault = (typeof faultsOf)['question'][number];

export interface Plan {
  id: string;
  /** The point at which the fault happens. 0 means none: all points are recorded. */
  at: number;
  when: 'before' | 'after';
  does: Fault;
  /**
   * How many requests must reach their points before the process is killed. The first waits only for a
   * moment.
   */
  together: number;
  /** The process id of the provider. */
  provider: number;
}

/** A line that the loader writes: a point that was passed, or a note that a plan's fault has happened. */
export type Noted = Point | { id: string; happened: true };
