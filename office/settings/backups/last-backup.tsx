import { officeBackupLabels } from '#contract/labels/office/backups.ts';
import { createBackup } from '#contract/operations/office/backups/make-backup.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useLabels } from '#office/office-context.ts';
import { Note } from '#office/components/note.tsx';
import { ProgressBar } from '#office/components/progress-bar.tsx';
import { Section } from '#office/components/screen.tsx';
import { formatSize } from '#office/components/format-size.ts';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import type { Backups } from './backups.ts';

/** The date of the newest backup, and the progress and result of a new one. */
export function LastBackup({ found: { backups, run, freeBytes } }: { found: Backups }) {
  const t = useLabels(officeBackupLabels);
  const when = useDateTimes();
  const make = useOfficeMutation(createBackup, { saved: t('begun') });
  const [newest] = backups;
  return (
    <Section
      title={t('last')}
      end={
        <Button busy={make.isPending || run?.state === 'running'} onClick={() => make.mutate({})}>
          {t('now')}
        </Button>
      }
    >
      {newest ? (
        <p className="backup-moment">
          <b>
            <Num>{when(newest.takenAt)}</Num>
          </b>{' '}
          <span className="soft">
            {formatSize(newest.bytes)} · {t('holdsWhat', { rows: newest.rows, files: newest.files })}
          </span>
        </p>
      ) : (
        <Note kind="us">{t('none')}</Note>
      )}
      {run && <Run run={run} />}
      <div className="soft narrow">
        <p>{t('about')}</p>
        <p>{t('nightly', { command: 'npm run db:backup' })}</p>
        <p>{t('free', { size: formatSize(freeBytes) })}</p>
      </div>
    </Section>
  );
}

/** Shows a backup in progress, or the last one since the server started. */
function Run({ run: { state, startedAt, done, all } }: { run: NonNullable<Backups['run']> }) {
  const t = useLabels(officeBackupLabels);
  const when = useDateTimes();
  if (state !== 'running')
    return (
      <Note kind={state === 'made' ? 'good' : 'bad'}>
        <output>{t(state, { when: when(startedAt) })}</output>
      </Note>
    );
  const text = all === 0 ? t('beginning') : t('running', { done, all });
  return (
    <div className="narrow">
      <p>{text}</p>
      <ProgressBar {...(all > 0 && { value: done })} max={Math.max(all, 1)} label={text} />
    </div>
  );
}
