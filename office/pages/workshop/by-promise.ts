import type { Job } from './job.ts';

/** The workshop's views, named as in the orders table and on Today: to prepare, or to pack and ship. */
export const views = ['toPrepare', 'toSend'] as const;
export type View = (typeof views)[number];

export const viewOf = ({ isBegun: hasStarted }: Job): View => (hasStarted ? 'toSend' : 'toPrepare');

/**
 * Jobs grouped by promised date: overdue ones together, others by day (yyyy-mm-dd); '' if none was promised.
 */
export interface Group {
  day: string;
  jobs: Job[];
}

/**
 * Groups jobs by promised date: overdue first, then each day, then those without a date. Jobs of one day keep
 * their order.
 */
export function byPromise(jobs: readonly Job[], today: string): Group[] {
  const groups = Map.groupBy(jobs, ({ promisedOn }) =>
    promisedOn !== null && promisedOn < today ? 'late' : (promisedOn ?? ''),
  );
  return [...groups].map(([day, ofDay]) => ({ day, jobs: ofDay }));
}
