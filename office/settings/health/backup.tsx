import { officeHealthLabels } from '#contract/labels/office/health.ts';
import { checkBackup } from '#contract/operations/office/backups/check-backup.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { DescriptionList } from '#office/components/description-list.tsx';
import { Note } from '#office/components/note.tsx';
import { Section } from '#office/components/screen.tsx';
import { formatSize } from '#office/components/format-size.ts';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import type { Health } from './health-answer.ts';

/** The newest backup on this machine: date, size, verification, and how to create one. */
export function Backup({ health: { backup, olderBackups } }: { health: Health }) {
  const t = useLabels(officeHealthLabels);
  const { links } = useOffice();
  const when = useDateTimes();
  const check = useOfficeMutation(checkBackup);
  return (
    <Section
      title={t('backups')}
      end={
        backup && (
          <Button
            kind="ghost"
            small
            busy={check.isPending || backup.isBeingRead}
            onClick={() => check.mutate({})}
          >
            {t('read')}
          </Button>
        )
      }
    >
      {backup ? (
        <>
          <p className="backup-moment">
            <b>
              <Num>{when(backup.takenAt)}</Num>
            </b>{' '}
            <span className="soft">{formatSize(backup.bytes)}</span>
          </p>
          <DescriptionList
            rows={[
              [t('holds'), t('holdsWhat', { rows: backup.rows, files: backup.files })],
              [
                t('readBack'),
                <span key="read" className={backup.checked?.isWhole === false ? 'bad-text' : undefined}>
                  {readBack()}
                </span>,
              ],
              [
                t('serverKey'),
                <b key="key" className="warn-text">
                  {t('keyApart')}
                </b>,
              ],
            ]}
          />
          {olderBackups > 0 && <p className="soft">{t('others', { n: olderBackups })}</p>}
        </>
      ) : (
        <Note kind="us">{t('noBackups')}</Note>
      )}
      <p>
        <a href={links.backups}>{t('howTo')}</a>
      </p>
    </Section>
  );

  function readBack(): string {
    if (backup?.isBeingRead) return t('reading');
    if (!backup?.checked) return t('readNever');
    const { at, isWhole } = backup.checked;
    return t(isWhole ? 'readWhole' : 'readDamaged', { when: when(at) });
  }
}
