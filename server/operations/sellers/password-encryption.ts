import { becomeSellerForm } from '#contract/forms/become-seller.ts';
import { checkField } from '#contract/forms/field-rules.ts';
import { problemText } from '#contract/forms/problem-text.ts';
import { passwordEncryption } from '#contract/operations/sellers/password-encryption.ts';
import { sealPassword, timeOfSealing } from '#shop/sellers/sellers.ts';
import { handle, Refused } from '../../calls/operation.ts';

export const handler = handle(passwordEncryption, async ({ Password }, { app }) => {
  const problem = checkField(becomeSellerForm.Password, Password);
  if (problem) return new Refused(400, problemText(problem));
  return { Password: sealPassword(app.secret, Password, await timeOfSealing(app.db)) };
});
