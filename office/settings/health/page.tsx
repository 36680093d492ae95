import { officeHealthLabels } from '#contract/labels/office/health.ts';
import { getHealth } from '#contract/operations/office/health/get-health.ts';
import { callOffice } from '#office/data/call-office.ts';
import { officeQuery, queryClient, useOfficeQuery } from '#office/data/query-client.ts';
import { useRefusalText } from '#office/data/refusals.ts';
import { StuckMails } from '#office/mails/stuck-mails.tsx';
import { useLabels } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { Screen } from '#office/components/screen.tsx';
import { SettingsViews } from '#office/components/views.tsx';
import { QueryState } from '#office/components/query-state.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#web/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { Backup } from './backup.tsx';
import { Doctor } from './doctor.tsx';
import { SiblingItems } from './sibling-items.tsx';
import './health.css';

/** System health: check results, queued and failed emails, and backups. */
function View() {
  const t = useLabels(officeHealthLabels);
  const query = useOfficeQuery(getHealth, {});
  const refusalText = useRefusalText();
  const again = useMutation({
    mutationFn: () => callOffice(getHealth, { again: true }),
    onSuccess: (found) => queryClient.setQueryData(officeQuery(getHealth, {}).queryKey, found),
    onError: (error) => showToast('error', refusalText(error)),
  });
  return (
    <Screen
      views={<SettingsViews />}
      actions={
        <Button kind="ghost" icon="refresh-cw" busy={again.isPending} onClick={() => again.mutate()}>
          {t('askAgain')}
        </Button>
      }
    >
      <div className="cols health-cols">
        <div>
          <QueryState query={query}>{(health) => <Doctor health={health} />}</QueryState>
          <StuckMails />
        </div>
        <aside aria-label={t('backups')}>
          <QueryState query={query}>
            {(health) => (
              <>
                <Backup health={health} />
                <SiblingItems health={health} />
              </>
            )}
          </QueryState>
          <p>
            <a href="/office/api" target="_blank" rel="noopener">
              {t('reference')}
            </a>
          </p>
        </aside>
      </div>
    </Screen>
  );
}

export default definePage<null>({ View });
