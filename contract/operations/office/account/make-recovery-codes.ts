import { operation } from '../../../operation.ts';
import { emptyObject } from '../office-types.ts';
import { factorAdded } from './account-types.ts';

export const makeRecoveryCodes = operation({
  name: 'MAKE_RECOVERY_CODES',
  path: 'account/make-recovery-codes',
  summary: 'Creates ten new recovery codes. Previous ones stop working.',
  source: 'docs/internals/accounts.md',
  caller: { staff: 'in', freshly: true },
  queue: 'account',
  request: emptyObject,
  response: factorAdded,
});
