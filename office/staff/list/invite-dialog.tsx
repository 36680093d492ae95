import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeRoleLabels } from '#contract/labels/office/roles.ts';
import { officeStaffLabels } from '#contract/labels/office/staff.ts';
import { languageCodes, languages } from '#contract/languages.ts';
import { inviteStaff } from '#contract/operations/office/staff/invite-staff.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { OfficeForm } from '#office/forms/office-form.tsx';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useRules } from '#office/forms/use-rules.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { roleName } from '#office/components/role-name.ts';
import { Dialog } from '#office/components/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { InvitationLink } from './invitation-link.tsx';
import type { Team } from '#office/data/team.ts';

interface InviteDialogProps {
  roles: Team['roles'];
  isOpen: boolean;
  onClose: () => void;
}

/** Creates an invitation link, emails it and shows it once. */
export function InviteDialog({ roles, isOpen, onClose }: InviteDialogProps) {
  const t = useLabels(officeStaffLabels);
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('inviteHeading')}>
      <InviteForm roles={roles} onClose={onClose} />
    </Dialog>
  );
}

function InviteForm({ roles, onClose }: { roles: Team['roles']; onClose: () => void }) {
  const { lang } = useOffice();
  const t = useLabels(officeStaffLabels);
  const common = useLabels(officeCommonLabels);
  const role = useLabels(officeRoleLabels);
  const { email, needed } = useRules();
  const invite = useOfficeMutation(inviteStaff, { isInForm: true });
  // The default is never an owner role, to prevent accidents.
  const first = roles.find(({ isOwner }) => !isOwner) ?? roles[0];
  const form = useOfficeForm({
    start: { name: '', email: '', roleId: String(first?.id ?? ''), language: lang },
    rules: { name: needed, email },
    blames: { addressTaken: 'email' },
    send: async ({ roleId, language, ...person }) => {
      await invite.mutateAsync({ ...person, roleId: Number(roleId), language });
    },
  });
  if (invite.data)
    return <InvitationLink email={invite.variables.email} invited={invite.data} onClose={onClose} />;
  return (
    <>
      <p>{t('inviteText')}</p>
      <OfficeForm form={form} label={t('inviteHeading')} submit={t('sendInvitation')}>
        <Field {...form.ties('name')} label={t('name')} maxLength={100} />
        <Field {...form.ties('email')} label={common('email')} type="email" />
        <SelectField
          {...form.ties('roleId')}
          label={t('role')}
          options={roles.map(({ id, name }) => ({ value: id, text: roleName(name, role) }))}
        />
        <SelectField
          {...form.ties('language')}
          label={t('language')}
          options={languageCodes.map((code) => ({ value: code, text: languages[code].name }))}
        />
      </OfficeForm>
    </>
  );
}
