import { listLabels } from '#contract/operations/office/records/list-labels.ts';
import { findLabels, screensWithLabels } from '#shop/localisation/localisation.ts';
import { handle } from '../../../calls/operation.ts';

const pageSize = 50;

export const handler = handle(listLabels, async ({ from, ...wish }, { app }) => {
  const found = await findLabels(app.db, wish);
  const next = from + pageSize;
  return {
    labels: found.slice(from, next),
    found: found.length,
    next: next < found.length ? next : null,
    screens: [...screensWithLabels],
  };
});
