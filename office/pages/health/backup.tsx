import { officeHealthLabels } from '#contract/labels/office/health.ts';
import { checkBackup } from '#contract/operations/office/backups/check-backup.ts';
import { useChange } from '#office/data/use-change.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Note } from '#office/parts/note.tsx';
import { Section } from '#office/parts/screen.tsx';
import { sizeText } from '#office/parts/size-text.ts';
import { useMoments } from '#office/parts/use-moments.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import type { Health } from './doctor.tsx';

/** The newest backup on this machine: from when, how large, whether it was read back, and how one is made. */
export function Backup({ health: { backup, olderBackups } }: { health: Health }) {
  const t = useLabels(officeHealthLabels);
  const { links } = useOffice();
  const when = useMoments();
  const check = useChange(checkBackup);
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
            <span className="soft">{sizeText(backup.bytes)}</span>
          </p>
          <dl className="backup-facts">
            <div>
              <dt>{t('holds')}</dt>
              <dd>{t('holdsWhat', { rows: backup.rows, files: backup.files })}</dd>
            </div>
            <div>
              <dt>{t('readBack')}</dt>
              <dd className={backup.checked?.isWhole === false ? 'is-damaged' : undefined}>{readBack()}</dd>
            </div>
            <div>
              <dt>{t('serverKey')}</dt>
              <dd className="is-apart">{t('keyApart')}</dd>
            </div>
          </dl>
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
