import { useState } from 'react';
import { officeRoleLabels } from '#contract/labels/office/roles.ts';
import { getStaff } from '#contract/operations/office/staff/get-staff.ts';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { useLabels } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { Screen, Section } from '#office/components/screen.tsx';
import { QueryState } from '#office/components/query-state.tsx';
import { Button } from '#ui/button.tsx';
import { Matrix } from './matrix.tsx';
import { RoleDialog } from './role-dialog.tsx';
import './roles.css';

/** Permissions of each role. Custom roles can be created, edited and deleted. */
function View() {
  const t = useLabels(officeRoleLabels);
  const query = useOfficeQuery(getStaff, {});
  const [opened, setOpened] = useState<number | 'new' | null>(null);
  return (
    <Screen
      actions={
        <Button icon="plus" onClick={() => setOpened('new')}>
          {t('newRole')}
        </Button>
      }
    >
      <Section title={t('matrix')}>
        <QueryState query={query}>
          {({ roles }) => (
            <>
              <Matrix roles={roles} onOpen={setOpened} />
              <p className="hint">
                {t('half')} {t('fromNextClick')}
              </p>
              <RoleDialog
                opened={opened === 'new' ? 'new' : roles.find(({ id }) => id === opened)}
                onClose={() => setOpened(null)}
              />
            </>
          )}
        </QueryState>
      </Section>
    </Screen>
  );
}

export default definePage<null>({ View });
