import type { BackupHere } from '../../../doctor/backup-check.ts';

/** A backup as the office shows it. */
export const backupAnswer = ({ takenAt, checked, ...backup }: BackupHere) => ({
  ...backup,
  takenAt: takenAt.toISOString(),
  checked: checked && { at: new Date(checked.at).toISOString(), isWhole: checked.isWhole },
});
