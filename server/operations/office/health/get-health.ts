import { getHealth } from '#contract/operations/office/health/get-health.ts';
import { handle } from '../../../calls/operation.ts';
import { backupAnswer } from '../backups/backup-answers.ts';
import { newestBackup } from '../../../health-checks/backup-check.ts';
import { latestHealth } from '../../../health-checks/latest-health.ts';

export const handler = handle(getHealth, async ({ again }, { app }) => {
  const { at, parts } = await latestHealth(app, { again });
  const { older = 0, ...found } = newestBackup(app.config) ?? {};
  const newest = 'name' in found ? found : null;
  return {
    at: new Date(at).toISOString(),
    parts: parts.map(({ part, findings }) => ({
      part,
      findings: findings.map(({ state, code, values, advice = null }) => ({ state, code, values, advice })),
    })),
    backup: newest && backupAnswer(newest),
    olderBackups: older,
  };
});
