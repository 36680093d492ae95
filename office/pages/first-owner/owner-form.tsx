import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeEnrolLabels } from '#contract/labels/office/enrol.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { getFirstOwner } from '#contract/operations/office/account/get-first-owner.ts';
import { makeFirstOwner } from '#contract/operations/office/account/make-first-owner.ts';
import { callOffice } from '#office/data/call-office.ts';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { OfficeForm } from '#office/forms/office-form.tsx';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useRules } from '#office/forms/use-rules.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { QueryState } from '#office/components/query-state.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordField } from '#ui/password-field.tsx';

/** Must match the contract (account/make-first-owner). */
const minPassword = 12;

/** The first owner's first step: name and password. */
export function OwnerForm({ token, onTaken }: { token: string; onTaken: () => void }) {
  const { lang, links } = useOffice();
  const t = useLabels(officeEnrolLabels);
  const common = useLabels(officeCommonLabels);
  const shared = useLabels(sharedLabels);
  const { needed, email, least } = useRules();
  const link = useOfficeQuery(getFirstOwner, { token });
  const form = useOfficeForm({
    start: { name: '', email: '', password: '' },
    rules: { name: needed, email, password: least(minPassword) },
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
              <PasswordField
                {...form.ties('password')}
                label={t('password')}
                hint={t('passwordHint')}
                autoComplete="new-password"
                words={{ show: shared('showPassword'), hide: shared('hidePassword') }}
              />
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
