import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeRoleLabels } from '#contract/labels/office/roles.ts';
import { removeRole } from '#contract/operations/office/staff/remove-role.ts';
import { saveRole } from '#contract/operations/office/staff/save-role.ts';
import type { Permission } from '#contract/permissions.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { OfficeForm } from '#office/forms/office-form.tsx';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useRules } from '#office/forms/use-rules.ts';
import { useLabels } from '#office/office-context.ts';
import { confirmDialog } from '#office/components/confirm-dialog.tsx';
import { roleName } from '#office/components/role-name.ts';
import { PermissionFields } from '../permission-fields.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#office/components/dialog.tsx';
import { Field } from '#ui/field.tsx';
import type { Role } from '#office/data/team.ts';

interface RoleDialogProps {
  /** Undefined when closed. */
  opened: Role | 'new' | undefined;
  onClose: () => void;
}

export function RoleDialog({ opened, onClose }: RoleDialogProps) {
  const t = useLabels(officeRoleLabels);
  const role = opened === 'new' ? null : (opened ?? null);
  return (
    <Dialog
      open={opened !== undefined}
      onClose={onClose}
      title={role ? roleName(role.name, t) : t('newRole')}
      className="permissions-dialog"
    >
      {opened !== undefined && <RoleForm role={role} onSaved={onClose} />}
    </Dialog>
  );
}

function RoleForm({ role, onSaved }: { role: Role | null; onSaved: () => void }) {
  const t = useLabels(officeRoleLabels);
  const common = useLabels(officeCommonLabels);
  const { needed } = useRules();
  const save = useOfficeMutation(saveRole, { saved: t('saved'), isInForm: true });
  const remove = useOfficeMutation(removeRole);
  // One string, because a new array on every render would count as a changed field.
  const before = role?.permissions.toSorted().join(' ') ?? '';
  const form = useOfficeForm({
    start: { name: role?.name ?? '', permissions: before },
    rules: { name: needed },
    blames: { nameTaken: 'name' },
    send: async ({ name, permissions }) => {
      await save.mutateAsync({
        role: role && { id: role.id, version: role.version },
        name,
        permissions: permissions.split(' ').filter(Boolean) as Permission[],
      });
      onSaved();
    },
  });
  return (
    <OfficeForm
      form={form}
      label={t('permission')}
      submit={common('save')}
      canDiscard
      beside={
        role &&
        !role.isBuiltIn && (
          <Button
            kind="quiet"
            icon="trash-2"
            onClick={() =>
              void confirmDialog(
                { question: t('removeSure', { name: role.name }), confirm: t('remove') },
                () => remove.mutate({ id: role.id, version: role.version }, { onSuccess: onSaved }),
              )
            }
          >
            {t('remove')}
          </Button>
        )
      }
    >
      {!role?.isBuiltIn && <Field {...form.ties('name')} label={common('name')} maxLength={60} />}
      <PermissionFields
        value={form.values.permissions}
        onChange={(value) => form.set('permissions', value)}
      />
    </OfficeForm>
  );
}
