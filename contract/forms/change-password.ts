import { form } from './field-rules.ts';
import { resetPasswordForm } from './reset-password.ts';

const { Password, ConfirmPassword } = resetPasswordForm;

/** Asks for the password again before a sensitive action. */
export const confirmPasswordForm = form({
  PresentPassword: { label: 'presentPassword', kind: 'secret', max: 200 },
});

/** Changes the password of a user who knows the current one. Same limits as a reset. */
export const changePasswordForm = form({
  ...confirmPasswordForm,
  Password,
  ConfirmPassword,
});
