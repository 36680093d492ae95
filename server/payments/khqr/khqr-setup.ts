import { khqr } from '#contract/payment-providers/khqr.ts';
import { providerSetup } from '../provider-setup.ts';
import { khqrKeys, khqrVariables } from './khqr-keys.ts';

export const khqrSetup = providerSetup({
  provider: khqr,
  variables: khqrVariables,
  keys: khqrKeys,
  problems: (env) =>
    (
      [
        ['KHQR_MERCHANT_ID', 'KHQR_BANK'],
        ['KHQR_BANK', 'KHQR_MERCHANT_ID'],
      ] as const
    ).flatMap(([name, other]) =>
      env[name] !== undefined && env[other] === undefined
        ? [{ name: other, problem: `must be set together with ${name}` }]
        : [],
    ),
  check: async (keys, shop) => (await import('./check-khqr.ts')).checkKhqr(keys, shop),
  open: async (keys, shop) => (await import('./open-khqr.ts')).openKhqr(keys, shop),
});
