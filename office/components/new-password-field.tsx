import { officeEnrolLabels } from '#contract/labels/office/enrol.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { PasswordField } from '#ui/password-field.tsx';
import type { ComponentProps } from 'react';
import { useLabels } from '../office-context.ts';

export function NewPasswordField(
  ties: Omit<ComponentProps<typeof PasswordField>, 'label' | 'texts' | 'autoComplete'>,
) {
  const t = useLabels(officeEnrolLabels);
  const shared = useLabels(sharedLabels);
  return (
    <PasswordField
      {...ties}
      label={t('password')}
      hint={t('passwordHint')}
      autoComplete="new-password"
      texts={{ show: shared('showPassword'), hide: shared('hidePassword') }}
    />
  );
}
