import { useState } from 'react';
import { officeStaffLabels } from '#contract/labels/office/staff.ts';
import { getStaff } from '#contract/operations/office/staff/get-staff.ts';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { useLabels } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { Screen, Section } from '#office/components/screen.tsx';
import { QueryState } from '#office/components/query-state.tsx';
import { Button } from '#ui/button.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { People } from './people.tsx';

/** Staff members, who can be invited, given another role, deactivated and reactivated. */
function View() {
  const t = useLabels(officeStaffLabels);
  const query = useOfficeQuery(getStaff, {});
  const [opened, setOpened] = useState<number | 'invite' | null>(null);
  const close = () => setOpened(null);
  return (
    <Screen
      actions={
        <Button icon="plus" onClick={() => setOpened('invite')}>
          {t('invite')}
        </Button>
      }
    >
      <Section title={t('people')}>
        <QueryState query={query}>
          {(team) => (
            <>
              <People team={team} onOpen={setOpened} />
              <InviteDialog roles={team.roles} isOpen={opened === 'invite'} onClose={close} />
              <MemberDialog
                member={team.staff.find(({ id }) => id === opened)}
                roles={team.roles}
                onClose={close}
              />
            </>
          )}
        </QueryState>
      </Section>
    </Screen>
  );
}

export default definePage<null>({ View });
