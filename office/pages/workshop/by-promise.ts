import type { Job } from './job.ts';

/** What is to be done with an order, as the table of orders and Today say it: begin with it, or pack and send it. */
export const views = ['toPrepare', 'toSend'] as const;
export type View = (typeof views)[number];

export const viewOf = ({ isBegun }: Job): View => (isBegun ? 'toSend' : 'toPrepare');

/** Jobs of one promise: those that are late together, else those of a day (yyyy-mm-dd); '' of none. */
export interface Group {
  day: string;
  jobs: Job[];
}

/** In the order of the days: what is late, each day, and what promised none. Those of a day keep their order. */
export function byPromise(jobs: readonly Job[], today: string): Group[] {
  const groups = Map.groupBy(jobs, ({ promisedOn }) =>
    promisedOn !== null && promisedOn < today ? 'late' : (promisedOn ?? ''),
  );
  return [...groups].map(([day, ofDay]) => ({ day, jobs: ofDay }));
}
