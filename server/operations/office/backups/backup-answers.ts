import type { BackupHere } from '../../../health-checks/backup-check.ts';

export const backupAnswer = ({ takenAt, checked, ...backup }: BackupHere) => ({
  ...backup,
  takenAt: takenAt.toISOString(),
  checked: checked && { at: new Date(checked.at).toISOString(), isWhole: checked.isWhole },
});
