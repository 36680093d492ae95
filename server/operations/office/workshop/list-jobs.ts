import { listJobs as contract } from '#contract/operations/office/workshop/list-jobs.ts';
import { nameOfCell } from '#rules/cell-names.ts';
import { listJobs } from '#shop/orders/orders.ts';
import { handle } from '../../../calls/operation.ts';

const maxRows = 200;

export const handler = handle(contract, async (_request, { app }) => ({
  jobs: (await listJobs(app.db, maxRows)).map(({ placedAt, city, first, awaited, ...job }) => ({
    ...job,
    placedAt: placedAt.toISOString(),
    place: city,
    awaited: awaited.map(({ en, km, options, ...each }) => ({
      ...each,
      name: { en: nameOfCell(en, options, 'en'), km: km && nameOfCell(km, options, 'km') },
    })),
    first: first.map(({ en, km, quantity, picture }) => ({ name: { en, km }, quantity, picture })),
  })),
}));
