import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeAccountLabels } from '#contract/labels/office/account.ts';
import { officeRoleLabels } from '#contract/labels/office/roles.ts';
import { changeMe } from '#contract/operations/office/account/change-me.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { OfficeForm } from '#office/forms/office-form.tsx';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useRules } from '#office/forms/use-rules.ts';
import type { Me } from '#office/data/me.ts';
import { useLabels } from '#office/office-context.ts';
import { roleName } from '#office/components/role-name.ts';
import { Section } from '#office/components/screen.tsx';
import { Field } from '#ui/field.tsx';

/** The user's name, email address and role. The name is editable. */
export function ProfileCard({ me }: { me: Me }) {
  const t = useLabels(officeAccountLabels);
  const common = useLabels(officeCommonLabels);
  const role = useLabels(officeRoleLabels);
  const { needed } = useRules();
  const change = useOfficeMutation(changeMe, { isInForm: true });
  const form = useOfficeForm({
    start: { name: me.name },
    rules: { name: needed },
    send: ({ name }) => change.mutateAsync({ version: me.version, name }),
  });
  return (
    <Section title={t('you')}>
      <dl className="pairs">
        <dt>{common('email')}</dt>
        <dd>{me.email}</dd>
        <dt>{t('role')}</dt>
        <dd>{roleName(me.role, role)}</dd>
      </dl>
      <OfficeForm form={form} label={t('you')} submit={common('save')} kind="ghost" canDiscard>
        <Field {...form.ties('name')} label={common('name')} autoComplete="name" maxLength={100} />
      </OfficeForm>
    </Section>
  );
}
