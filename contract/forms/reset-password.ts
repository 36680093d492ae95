import { form } from './field-rules.ts';

/** The form of step one: where to send the code. */
export const resetEmailForm = form({ Email: { label: 'email', kind: 'email', max: 200 } });

/** The form of step two: the code and the new password. */
export const resetPasswordForm = form({
  Email: { label: 'email' },
  Otp: { label: 'otp', min: 5, max: 15 },
  Password: { label: 'newPassword', kind: 'secret', min: 6, max: 20 },
  ConfirmPassword: { label: 'confirmPassword', kind: 'secret', min: 6, max: 20, sameAs: 'Password' },
});
