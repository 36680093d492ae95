import { checkBackup } from '#contract/operations/office/health/check-backup.ts';
import { handle } from '../../../calls/operation.ts';
import { checkNewest } from '../../../doctor/backup-check.ts';
import { refuse } from '../account/office-answers.ts';

/** Milliseconds. */
const patience = 20_000;

export const handler = handle(checkBackup, async (_, { app }) => {
  const found = await checkNewest(app.config, patience);
  if (found === null) return refuse(404, 'notFound');
  return { state: found === 'reading' ? found : found ? ('whole' as const) : ('damaged' as const) };
});
