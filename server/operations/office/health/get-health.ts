import { getHealth } from '#contract/operations/office/health/get-health.ts';
import { handle } from '../../../calls/operation.ts';
import { newestBackup } from '../../../doctor/backup-check.ts';
import { lastLook } from '../../../doctor/last-look.ts';

export const handler = handle(getHealth, async ({ again }, { app }) => {
  const { at, parts } = await lastLook(app, { again });
  const { older = 0, ...backup } = newestBackup(app.config) ?? {};
  return {
    at: new Date(at).toISOString(),
    parts: parts.map(({ part, findings }) => ({
      part,
      findings: findings.map(({ state, code, values, advice = null }) => ({ state, code, values, advice })),
    })),
    backup:
      'name' in backup
        ? {
            ...backup,
            takenAt: backup.takenAt.toISOString(),
            checked: backup.checked && {
              at: new Date(backup.checked.at).toISOString(),
              isWhole: backup.checked.isWhole,
            },
          }
        : null,
    olderBackups: older,
  };
});
