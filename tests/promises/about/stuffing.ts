import type { AboutGate } from '../gate.ts';

const flood =
  'while a list of stolen passwords is tried from many addresses, others log in and the shop goes on';
const spelled = 'by account, over both processes, however the address is typed';

export const about: AboutGate = {
  minutes: 6,
  mutants: [
    {
      file: 'shop/accounts/login-guard.ts',
      from: 'if (!(await countHit(db, accountKey, limits.perAccount, limitSpans.quarter))) return null;',
      to: '',
      fails: spelled,
    },
    {
      file: 'shop/accounts/login-guard.ts',
      from: 'if (!(await countHit(db, addressKey, limits.perAddress, limitSpans.quarter))) {',
      to: 'if (limits.perAddress < 0) {',
      fails: 'by the machine it comes from, whatever it says of itself',
    },
    {
      file: 'shop/accounts/login-guard.ts',
      from: 'const accountKey = isKnown ?',
      to: 'const accountKey = isKnown && false ?',
      fails: flood,
    },
    {
      file: 'contract/forms/email.ts',
      from: "text.normalize('NFKC').replaceAll(unseen, '').trim()",
      to: 'text',
      fails: spelled,
    },
    {
      file: 'server/http/open-server.ts',
      from: 'trustProxy: trustProxy.length > 0 ? trustProxy : false,',
      to: 'trustProxy: true,',
      fails: 'by the machine it comes from, whatever it says of itself',
    },
  ],
};
