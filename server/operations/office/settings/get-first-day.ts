import { getFirstDay } from '#contract/operations/office/settings/get-first-day.ts';
import { handle } from '../../../calls/operation.ts';
import { setupFacts } from '../../../doctor/first-day-facts.ts';
import { stepsOf } from '../../../doctor/first-day-steps.ts';

export const handler = handle(getFirstDay, async ({ language }, { app }) => ({
  steps: stepsOf(await setupFacts(app, language)),
}));
