import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeRoleLabels } from '#contract/labels/office/roles.ts';
import { officeStaffLabels } from '#contract/labels/office/staff.ts';
import { changeStaff } from '#contract/operations/office/staff/change-staff.ts';
import { inviteStaff } from '#contract/operations/office/staff/invite-staff.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { OfficeForm } from '#office/forms/office-form.tsx';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useLabels } from '#office/office-context.ts';
import { confirmDialog } from '#office/components/confirm-dialog.tsx';
import { roleName } from '#office/components/role-name.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#office/components/dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { InvitationLink } from './invitation-link.tsx';
import type { Member, Team } from '#office/data/team.ts';

interface MemberDialogProps {
  /** Undefined when closed. */
  member: Member | undefined;
  roles: Team['roles'];
  onClose: () => void;
}

/** A staff member's dialog: role, deactivation and reactivation, lost second factors. */
export function MemberDialog({ member, roles, onClose }: MemberDialogProps) {
  return (
    <Dialog open={member !== undefined} onClose={onClose} title={member?.name ?? ''}>
      {member && (
        <>
          <p className="soft">{member.email}</p>
          <RoleForm member={member} roles={roles} onSaved={onClose} />
          <Doors member={member} onDone={onClose} />
        </>
      )}
    </Dialog>
  );
}

function RoleForm({ member, roles, onSaved }: { member: Member; roles: Team['roles']; onSaved: () => void }) {
  const t = useLabels(officeStaffLabels);
  const common = useLabels(officeCommonLabels);
  const role = useLabels(officeRoleLabels);
  const change = useOfficeMutation(changeStaff, { saved: common('saved'), isInForm: true });
  const form = useOfficeForm({
    start: { roleId: String(member.roleId) },
    blames: { lastOwner: 'roleId' },
    send: async ({ roleId }) => {
      await change.mutateAsync({ id: member.id, version: member.version, roleId: Number(roleId) });
      onSaved();
    },
  });
  return (
    <OfficeForm form={form} label={t('role')} submit={t('saveRole')}>
      <SelectField
        {...form.ties('roleId')}
        label={t('role')}
        options={roles.map(({ id, name }) => ({ value: id, text: roleName(name, role) }))}
      />
    </OfficeForm>
  );
}

function Doors({ member, onDone }: { member: Member; onDone: () => void }) {
  const t = useLabels(officeStaffLabels);
  const common = useLabels(officeCommonLabels);
  const { id, version, email, name, roleId, language, isActive } = member;
  const change = useOfficeMutation(changeStaff, { saved: common('saved') });
  const invite = useOfficeMutation(inviteStaff);
  const isComing = member.passkeys === 0 && !member.hasAuthenticator;
  const after = { onSuccess: onDone };
  if (invite.data) return <InvitationLink email={email} invited={invite.data} onClose={onDone} />;
  return (
    <ul className="rows">
      {isActive && isComing && (
        <li>
          <p>{t('inviteText')}</p>
          <Button
            kind="ghost"
            busy={invite.isPending}
            onClick={() => invite.mutate({ email, name, roleId, language })}
          >
            {t('inviteAnew')}
          </Button>
        </li>
      )}
      <li>
        <p>{t(isActive ? 'deactivateText' : 'reactivateText')}</p>
        <Button
          kind="ghost"
          busy={change.isPending}
          onClick={() => change.mutate({ id, version, isActive: !isActive }, after)}
        >
          {t(isActive ? 'deactivate' : 'reactivate')}
        </Button>
      </li>
      {isActive && !isComing && (
        <li>
          <p>{t('resetTwoStepText')}</p>
          <Button
            kind="ghost"
            busy={change.isPending}
            onClick={() =>
              void confirmDialog(
                { question: t('resetTwoStepSure', { name }), confirm: t('resetTwoStep') },
                () => change.mutate({ id, version, forgetFactors: true }, after),
              )
            }
          >
            {t('resetTwoStep')}
          </Button>
        </li>
      )}
    </ul>
  );
}
