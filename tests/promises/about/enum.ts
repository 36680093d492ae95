import type { AboutGate } from '../gate.ts';

const telling = '%s tells in neither bytes nor time whether an address is known';

export const about: AboutGate = {
  mutants: [
    {
      file: 'shop/accounts/login.ts',
      from: 'const fits = await verifyPassword(found?.passwordHash ?? nobodysHash(), request.password);',
      to: 'void nobodysHash;\n  const fits = found !== null && (await verifyPassword(found.passwordHash, request.password));',
      fails: telling,
    },
    {
      file: 'server/operations/accounts/validate-email-send-otp.ts',
      from: 'if (!asked) return',
      to: "if (!asked || !(await app.db.selectFrom('customer').select('id').where('email', '=', input.Email).executeTakeFirst())) return",
      fails: telling,
    },
  ],
};
