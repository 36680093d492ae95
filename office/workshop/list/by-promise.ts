import type { Job } from './job.ts';

/** Returns the workshop's view of an order, named as in the orders table and on Today; '' is to prepare. */
export const viewOf = ({ isBegun: hasStarted }: Job): '' | 'toSend' => (hasStarted ? 'toSend' : '');

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
