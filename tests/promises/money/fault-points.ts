// What a checkout asks of others, one after the other, and how each question can go wrong. Written by the loader
// (fault-points-loader.ts) in the shop's process, planned and read by the gate.

/** Of the request whose points count: a header of its name carries the plan as JSON. */
export const planHeader = 'fault-plan';

export interface Point {
  /** The plan's id. */
  id: string;
  /** From 1 in the order of the request. */
  at: number;
  /** A statement to the database, or a question to the provider. */
  kind: 'statement' | 'question';
  /** Its beginning. */
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
  /** The point at which it happens; 0: at none, all are written down. */
  at: number;
  when: 'before' | 'after';
  does: Fault;
  /** So many requests come to their points before one of them kills; the first does not wait for longer than a moment. */
  together: number;
  /** Process id of the provider. */
  provider: number;
}

/** A line of what the loader writes: a point that was passed, or that the fault of a plan has happened. */
export type Noted = Point | { id: string; happened: true };
