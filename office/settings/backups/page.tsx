import { useQuery } from '@tanstack/react-query';
import { officeBackupLabels } from '#contract/labels/office/backups.ts';
import { getBackups } from '#contract/operations/office/backups/get-backups.ts';
import { officeQuery } from '#office/data/query-client.ts';
import { useLabels } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { Screen, Section } from '#office/components/screen.tsx';
import { SettingsViews } from '#office/components/views.tsx';
import { QueryState } from '#office/components/query-state.tsx';
import type { Backups } from './backups.ts';
import { BackupTable } from './backup-table.tsx';
import { LastBackup } from './last-backup.tsx';
import { Restore } from './restore.tsx';
import './backups.css';

/** The polling interval in ms while a backup is created or verified. */
const soon = 1000;
const isInProgress = ({ backups, run }: Backups) =>
  run?.state === 'running' || backups.some(({ isBeingRead }) => isBeingRead);

/**
 * The backups on this machine: the latest one, a button for a new one, all of them, and how to restore one.
 */
function View() {
  const t = useLabels(officeBackupLabels);
  const query = useQuery({
    ...officeQuery(getBackups, {}),
    refetchInterval: ({ state: { data } }) => (data && isInProgress(data) ? soon : false),
  });
  return (
    <Screen views={<SettingsViews />}>
      <QueryState query={query}>
        {(found) => (
          <>
            <LastBackup found={found} />
            {found.backups.length > 0 && (
              <>
                <Section title={t('list')}>
                  <BackupTable backups={found.backups} />
                </Section>
                <Section title={t('restore')}>
                  <Restore found={found} />
                </Section>
              </>
            )}
          </>
        )}
      </QueryState>
    </Screen>
  );
}

export default definePage<null>({ View });
