import { form } from './field-rules.ts';
import { resetPasswordForm } from './reset-password.ts';

const { Password, ConfirmPassword } = resetPasswordForm;

/** A new password for who knows the present one, within the limits of a reset. */
export const changePasswordForm = form({
  PresentPassword: { label: 'presentPassword', kind: 'secret', max: 200 },
  Password,
  ConfirmPassword,
});
