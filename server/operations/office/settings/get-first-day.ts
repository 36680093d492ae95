import { getSetupGuide } from '#contract/operations/office/settings/get-first-day.ts';
import { handle } from '../../../calls/operation.ts';
import { setupFacts } from '../../../health-checks/setup-facts.ts';
import { stepsOf } from '../../../health-checks/first-day-steps.ts';

export const handler = handle(getSetupGuide, async ({ language }, { app }) => ({
  steps: stepsOf(await setupFacts(app, language)),
}));
