import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeRoleLabels } from '#contract/labels/office/roles.ts';
import { officeStaffLabels } from '#contract/labels/office/staff.ts';
import { useLabels } from '#office/office-context.ts';
import { Face } from '#office/components/face.tsx';
import { roleName } from '#office/components/role-name.ts';
import { State } from '#office/components/state.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { Button } from '#ui/button.tsx';
import type { Member, Team } from '#office/data/team.ts';
import '#office/styles/table.css';

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
    <div className="grid-wrap">
      <table className="grid rows">
        <caption className="vh">{t('people')}</caption>
        <thead>
          <tr>
            {(['name', 'role', 'factor', 'seen'] as const).map((key) => (
              <th scope="col" key={key}>
                {t(key)}
              </th>
            ))}
            <th scope="col">
              <span className="vh">{common('actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {staff.map((member) => (
            <tr key={member.id} className={member.isActive ? undefined : 'is-out'}>
              <th scope="row">
                <span className="thing">
                  <Face name={member.name} />
                  <span>
                    <b>{member.name}</b> <span className="soft">{member.email}</span>
                  </span>
                </span>
              </th>
              <td className="is-end">{names.get(member.roleId)}</td>
              <td>
                <FactorState member={member} />
              </td>
              <td className="soft">{seen(member)}</td>
              <td className="is-end">
                <Button
                  kind="quiet"
                  aria-label={common('editNamed', { name: member.name })}
                  onClick={() => onOpen(member.id)}
                >
                  {common('edit')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function FactorState({ member: { isActive, passkeys, hasAuthenticator } }: { member: Member }) {
  const t = useLabels(officeStaffLabels);
  if (!isActive) return <State look="off">{t('isOut')}</State>;
  const names = [passkeys > 0 && t('passkey'), hasAuthenticator && t('authenticator')].filter(Boolean);
  return names.length > 0 ? (
    <State look="done">{names.join(', ')}</State>
  ) : (
    <State look="us">{t('notYet')}</State>
  );
}
