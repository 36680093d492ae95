import { setRielRate } from '#contract/operations/office/settings/set-riel-rate.ts';
import { isRielRate } from '#rules/riel.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { setRielRate as setRate } from '#shop/riel/riel.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(setRielRate, async ({ rate }, { app, caller }) => {
  if (rate !== null && !isRielRate(rate))
    return refuse(400, 'fieldsWrong', { faults: [{ field: 'rate', code: 'range' }] });
  await setRate(app.db, rate, staffActor(caller.staffId));
  return {};
});
