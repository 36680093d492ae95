// The statements and requests of a checkout in order, and how each can fail. The loader (fault-points-loader.ts) writes
// them in the shop's process; the guarantee test plans and reads them.

/** A header of this name carries the plan as JSON. It marks the request whose points count. */
export const planHeader = 'fault-plan';

export interface Point {
  /** The plan's id. */
  id: string;
  /** Position within the request, from 1. */
  at: number;
  /** A statement to the database, or a request to the provider. */
  kind: 'statement' | 'question';
  /** Start of its text. */
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
  /** The point at which it happens. 0 means none: all points are recorded. */
  at: number;
  when: 'before' | 'after';
  does: Fault;
  /** The number of requests that reach their points before one of them kills. The first waits only for a moment. */
  together: number;
  /** Process id of the provider. */
  provider: number;
}

/** A line the loader writes: a point that was passed, or a note that the fault of a plan has happened. */
export type Noted = Point | { id: string; happened: true };
