import { officeRoleLabels } from '#contract/labels/office/roles.ts';
import type { Permission } from '#contract/permissions.ts';
import { useLabels } from '../office-context.ts';
import { groupNames, permissionGroups } from './permission-groups.ts';
import './permission-fields.css';

interface PermissionFieldsProps {
  /** Whether a permission can be chosen. All can be if omitted. */
  offered?: (permission: Permission) => boolean;
  /** The chosen ones, separated by spaces. */
  value: string;
  onChange: (value: string) => void;
}

/** Checkboxes for permissions, in groups. */
export function PermissionFields({ offered, value, onChange }: PermissionFieldsProps) {
  const t = useLabels(officeRoleLabels);
  const chosen = new Set(value.split(' ').filter(Boolean));
  const groups = groupNames.map((name) => ({
    name,
    permissions: permissionGroups[name].filter((each) => offered?.(each) ?? true),
  }));
  return groups
    .filter(({ permissions }) => permissions.length > 0)
    .map(({ name, permissions }) => (
      <fieldset className="may" key={name}>
        <legend>{t(name)}</legend>
        {permissions.map((permission) => (
          <label className="check" key={permission}>
            <input
              type="checkbox"
              name={permission}
              checked={chosen.has(permission)}
              onChange={() =>
                onChange([...chosen.symmetricDifference(new Set([permission]))].toSorted().join(' '))
              }
            />
            {t(permission)}
          </label>
        ))}
      </fieldset>
    ));
}
