import { confirmPasswordForm } from '#contract/forms/change-password.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { updateProfileLabels } from '#contract/labels/storefront/update-profile.ts';
import { useLabels } from '../shop-context.tsx';
import { PasswordField } from '#ui/password-field.tsx';

interface PresentPasswordProps {
  /** The email address lets password managers identify the account. */
  email: string;
  name: string;
  error?: string | undefined;
  onChange?: () => void;
}

export function PresentPassword({ email, ...ties }: PresentPasswordProps) {
  const t = useLabels(updateProfileLabels);
  const shared = useLabels(sharedLabels);
  return (
    <>
      <input type="email" name="Email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...ties}
        label={t('presentPassword')}
        autoComplete="current-password"
        maxLength={confirmPasswordForm.PresentPassword.max}
        texts={{ show: shared('showPassword'), hide: shared('hidePassword') }}
      />
    </>
  );
}
