import { form } from './field-rules.ts';
import { resetPasswordForm } from './reset-password.ts';

const { Password, ConfirmPassword } = resetPasswordForm;

/** The password again, before what is worth stealing. */
export const confirmPasswordForm = form({
  PresentPassword: { label: 'presentPassword', kind: 'secret', max: 200 },
});

/** A new password for who knows the present one, within the limits of a reset. */
export const changePasswordForm = form({
  ...confirmPasswordForm,
  Password,
  ConfirmPassword,
});
