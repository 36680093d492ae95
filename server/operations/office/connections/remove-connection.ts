import { removeConnection as contract } from '#contract/operations/office/connections/remove-connection.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { removeConnection } from '#shop/connections/connections.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(contract, async (row, { app, caller }) => {
  const outcome = await removeConnection(app.db, row, staffActor(caller.staffId));
  if (outcome === 'conflict') return refuse(409, 'changedMeanwhile');
  await app.renew?.();
  return {};
});
