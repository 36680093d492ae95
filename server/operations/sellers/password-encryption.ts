import { passwordEncryption } from '#contract/operations/sellers/password-encryption.ts';
import { sealPassword, timeOfSealing } from '#shop/sellers/sellers.ts';
import { handle } from '../../calls/operation.ts';

export const handler = handle(passwordEncryption, async ({ Password }, { app }) => {
  return { Password: sealPassword(app.secret, Password, await timeOfSealing(app.db)) };
});
