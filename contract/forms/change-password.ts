import { form } from './field-rules.ts';
import { resetPasswordForm } from './reset-password.ts';

const { Password, ConfirmPassword } = resetPasswordForm;

/** The form that asks for the password again before a sensitive action. */
export const confirmPasswordForm = form({
  PresentPassword: { label: 'presentPassword', kind: 'secret', max: 200 },
});

/**
 * The form that changes the password of a user who knows the current one. Its limits are the same as for a
 * reset.
 */
export const changePasswordForm = form({
  ...confirmPasswordForm,
  Password,
  ConfirmPassword,
});
