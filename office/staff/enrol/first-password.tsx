import { minStaffPassword } from '#contract/constants.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeEnrolLabels } from '#contract/labels/office/enrol.ts';
import { officeRoleLabels } from '#contract/labels/office/roles.ts';
import { acceptInvitation } from '#contract/operations/office/account/accept-invitation.ts';
import { getInvitation } from '#contract/operations/office/account/get-invitation.ts';
import { callOffice } from '#office/data/call-office.ts';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { OfficeForm } from '#office/forms/office-form.tsx';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useRules } from '#office/forms/use-rules.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { roleName } from '#office/components/role-name.ts';
import { NewPasswordField } from '#office/components/new-password-field.tsx';
import { QueryState } from '#office/components/query-state.tsx';
import { Field } from '#ui/field.tsx';

interface FirstPasswordProps {
  token: string;
  onTaken: () => void;
}

/** The first step: shows who is invited and asks for their name and a password. */
export function FirstPassword({ token, onTaken }: FirstPasswordProps) {
  const t = useLabels(officeEnrolLabels);
  const common = useLabels(officeCommonLabels);
  const role = useLabels(officeRoleLabels);
  const { needed, least: minLength } = useRules();
  const invitation = useOfficeQuery(getInvitation, { token });
  const form = useOfficeForm({
    start: { name: invitation.data?.name ?? '', password: '' },
    rules: { name: needed, password: minLength(minStaffPassword) },
    blames: { easyPassword: 'password' },
    isLight: true,
    send: async (values) => {
      await callOffice(acceptInvitation, { token, ...values });
      onTaken();
    },
  });
  const { links } = useOffice();
  return (
    <>
      <QueryState query={invitation}>
        {({ email, role: theirs }) => (
          <>
            <p className="soft">{t('invitedAs', { email, role: roleName(theirs, role) })}</p>
            <OfficeForm form={form} label={t('stepPassword')} submit={common('continue')} wide>
              <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
              <Field {...form.ties('name')} label={t('name')} autoComplete="name" maxLength={100} />
              <NewPasswordField {...form.ties('password')} />
            </OfficeForm>
          </>
        )}
      </QueryState>
      {invitation.isError && (
        <p>
          <a href={links.signIn}>{t('signInInstead')}</a>
        </p>
      )}
    </>
  );
}
