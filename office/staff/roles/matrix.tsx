import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeRoleLabels } from '#contract/labels/office/roles.ts';
import { useLabels } from '#office/office-context.ts';
import { roleName } from '#office/components/role-name.ts';
import { Button } from '#ui/button.tsx';
import { groupNames, permissionGroups, permissionLevel } from '../permission-groups.ts';
import type { Role } from '#office/data/team.ts';
import '#office/styles/table.css';

interface MatrixProps {
  roles: readonly Role[];
  onOpen: (id: number) => void;
}

export function Matrix({ roles, onOpen }: MatrixProps) {
  const t = useLabels(officeRoleLabels);
  return (
    <section className="grid-wrap" tabIndex={0} aria-label={t('matrix')}>
      <table className="grid matrix">
        <caption className="vh">{t('matrix')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('permission')}</th>
            {roles.map((role) => (
              <th scope="col" key={role.id}>
                <RoleHead role={role} onOpen={onOpen} />
              </th>
            ))}
          </tr>
        </thead>
        {groupNames.map((group) => (
          <tbody key={group}>
            <tr className="group">
              <th scope="rowgroup" colSpan={roles.length + 1}>
                <span>{t(group)}</span>
              </th>
            </tr>
            {permissionGroups[group].map((permission) => (
              <tr key={permission}>
                <th scope="row">
                  {t(permission)} <code>{permission}</code>
                </th>
                {roles.map((role) => (
                  <td key={role.id}>
                    <Mark is={permissionLevel(role, permission)} />
                    <span className="vh">{t(permissionLevel(role, permission))}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function RoleHead({ role, onOpen }: { role: Role; onOpen: (id: number) => void }) {
  const t = useLabels(officeRoleLabels);
  const common = useLabels(officeCommonLabels);
  const name = roleName(role.name, t);
  if (role.isOwner) return name;
  return (
    <Button kind="quiet" aria-label={common('editNamed', { name })} onClick={() => onOpen(role.id)}>
      {name}
    </Button>
  );
}

const circle = 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1z';
const marks = {
  may: `${circle}M5 8.200l2.200 2.200L11 6`,
  // The empty half is drawn in both directions, so that it has no filled area.
  partly: 'M8 2a6 6 0 0 0 0 12zM8 2a6 6 0 0 1 0 12a6 6 0 0 0 0-12z',
  mayNot: 'M5.500 8h5',
} as const;

function Mark({ is }: { is: keyof typeof marks }) {
  return (
    <svg className={`mark is-${is}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={marks[is]} />
    </svg>
  );
}
