import { minStaffPassword } from '#contract/constants.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeEnrolLabels } from '#contract/labels/office/enrol.ts';
import { getFirstOwner } from '#contract/operations/office/account/get-first-owner.ts';
import { makeFirstOwner } from '#contract/operations/office/account/make-first-owner.ts';
import { callOffice } from '#office/data/call-office.ts';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { OfficeForm } from '#office/forms/office-form.tsx';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useRules } from '#office/forms/use-rules.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { NewPasswordField } from '#office/components/new-password-field.tsx';
import { QueryState } from '#office/components/query-state.tsx';
import { Field } from '#ui/field.tsx';

/** The first owner's first step: name and password. */
export function OwnerForm({ token, onTaken }: { token: string; onTaken: () => void }) {
  const { lang, links } = useOffice();
  const t = useLabels(officeEnrolLabels);
  const common = useLabels(officeCommonLabels);
  const { needed, email, least: minLength } = useRules();
  const link = useOfficeQuery(getFirstOwner, { token });
  const form = useOfficeForm({
    start: { name: '', email: '', password: '' },
    rules: { name: needed, email, password: minLength(minStaffPassword) },
    blames: { easyPassword: 'password', addressTaken: 'email' },
    isLight: true,
    send: async (values) => {
      await callOffice(makeFirstOwner, { token, language: lang, ...values });
      onTaken();
    },
  });
  return (
    <>
      <QueryState query={link}>
        {() => (
          <>
            <p className="soft">{t('ownerText')}</p>
            <OfficeForm form={form} label={t('stepPassword')} submit={common('continue')} wide>
              <Field {...form.ties('name')} label={t('name')} autoComplete="name" maxLength={100} />
              <Field {...form.ties('email')} label={common('email')} type="email" autoComplete="username" />
              <NewPasswordField {...form.ties('password')} />
            </OfficeForm>
          </>
        )}
      </QueryState>
      {link.isError && (
        <p>
          <a href={links.signIn}>{t('signInInstead')}</a>
        </p>
      )}
    </>
  );
}
