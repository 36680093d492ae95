import { listText } from '#rules/text-of-language.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeRoleLabels } from '#contract/labels/office/roles.ts';
import { officeStaffLabels } from '#contract/labels/office/staff.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Face } from '#office/components/face.tsx';
import { roleName } from '#office/components/role-name.ts';
import { State } from '#office/components/state.tsx';
import { Table } from '#office/components/table.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { Button } from '#ui/button.tsx';
import type { Member, Team } from '#office/data/team.ts';

interface PeopleProps {
  team: Team;
  onOpen: (id: number) => void;
}

/** The staff table. On a phone a row starts with name and role. */
export function People({ team: { staff, roles }, onOpen }: PeopleProps) {
  const t = useLabels(officeStaffLabels);
  const common = useLabels(officeCommonLabels);
  const role = useLabels(officeRoleLabels);
  const when = useDateTimes();
  const names = new Map(roles.map(({ id, name }) => [id, roleName(name, role)]));
  const seen = ({ invitedUntil, lastSeen }: Member) => {
    if (invitedUntil !== null) return t('invitedUntil', { when: when(invitedUntil) });
    return lastSeen === null ? t('neverSeen') : when(lastSeen);
  };
  return (
    <Table
      caption={t('people')}
      rows={staff}
      keyOf={({ id }) => id}
      lookOf={({ isActive }) => (isActive ? undefined : 'is-out')}
      columns={[
        {
          name: 'name',
          head: t('name'),
          isTitle: true,
          cell: ({ name, email }) => (
            <span className="thing">
              <Face name={name} />
              <span>
                <b>{name}</b> <span className="soft">{email}</span>
              </span>
            </span>
          ),
        },
        { name: 'role', head: t('role'), isEnd: true, cell: ({ roleId }) => names.get(roleId) },
        { name: 'factor', head: t('factor'), cell: (member) => <FactorState member={member} /> },
        { name: 'seen', head: t('seen'), look: 'soft', cell: seen },
        {
          name: 'actions',
          head: <span className="vh">{common('actions')}</span>,
          isEnd: true,
          cell: ({ id, name }) => (
            <Button kind="quiet" aria-label={common('editNamed', { name })} onClick={() => onOpen(id)}>
              {common('edit')}
            </Button>
          ),
        },
      ]}
    />
  );
}

function FactorState({ member: { isActive, passkeys, hasAuthenticator } }: { member: Member }) {
  const { lang } = useOffice();
  const t = useLabels(officeStaffLabels);
  if (!isActive) return <State look="off">{t('isOut')}</State>;
  const names = [...(passkeys > 0 ? [t('passkey')] : []), ...(hasAuthenticator ? [t('authenticator')] : [])];
  return names.length > 0 ? (
    <State look="done">{listText(lang, names)}</State>
  ) : (
    <State look="us">{t('notYet')}</State>
  );
}
