import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeBackupLabels } from '#contract/labels/office/backups.ts';
import { checkBackup } from '#contract/operations/office/backups/check-backup.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useLabels } from '#office/office-context.ts';
import { formatSize } from '#office/components/format-size.ts';
import { State } from '#office/components/state.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import type { Backups } from './backups.ts';
import '#office/styles/table.css';

type Backup = Backups['backups'][number];

/** All backups, newest first. Each can be verified. */
export function BackupTable({ backups }: { backups: readonly Backup[] }) {
  const t = useLabels(officeBackupLabels);
  const common = useLabels(officeCommonLabels);
  return (
    <div className="grid-wrap">
      <table className="grid rows">
        <caption className="vh">{t('list')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('when')}</th>
            <th scope="col" className="is-figure">
              {t('size')}
            </th>
            <th scope="col">{t('holds')}</th>
            <th scope="col">{t('whole')}</th>
            <th scope="col" className="is-end">
              {common('actions')}
            </th>
          </tr>
        </thead>
        <tbody>
          {backups.map((backup) => (
            <Row key={backup.name} backup={backup} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ backup }: { backup: Backup }) {
  const { name, takenAt, bytes, rows, files, isBeingRead } = backup;
  const t = useLabels(officeBackupLabels);
  const when = useDateTimes();
  const check = useOfficeMutation(checkBackup);
  const isReading = check.isPending || isBeingRead;
  return (
    <tr>
      <th scope="row">
        <Num>{when(takenAt)}</Num>
      </th>
      <td className="is-figure">
        <Num>{formatSize(bytes)}</Num>
      </td>
      <td className="soft">{t('holdsWhat', { rows, files })}</td>
      <td>
        <ReadBack backup={backup} isReading={isReading} />
      </td>
      <td className="is-end">
        <Button
          kind="ghost"
          small
          busy={isReading}
          aria-label={t('readThat', { when: when(takenAt) })}
          onClick={() => check.mutate({ name })}
        >
          {t('read')}
        </Button>
      </td>
    </tr>
  );
}

function ReadBack({ backup: { checked }, isReading }: { backup: Backup; isReading: boolean }) {
  const t = useLabels(officeBackupLabels);
  const when = useDateTimes();
  if (isReading) return <State look="off">{t('reading')}</State>;
  if (!checked) return <State look="off">{t('readNever')}</State>;
  const { at, isWhole } = checked;
  return (
    <State look={isWhole ? 'done' : 'us'}>
      {t(isWhole ? 'readWhole' : 'readDamaged', { when: when(at) })}
    </State>
  );
}
