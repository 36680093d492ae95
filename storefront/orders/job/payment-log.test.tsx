import { expect, it } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
import type { OrderProgress } from './job-types.ts';
import { PaymentLog } from './payment-log.tsx';

const shown = (Payment: object) =>
  rendered(<PaymentLog progress={{ PaymentMethodId: 11, Money: [], Payment } as unknown as OrderProgress} />);
const Money = { Amount: 7.5, Riel: null };

it('an order on account says by when it is paid', () => {
  const Notes = [{ Key: 'noteDueBy', Money, Received: null, Day: '2026-12-13' }];
  expect(shown({ Status: 'onAccount', Notes, PayPath: '/en/job/1' })).toContain('13-12-2026');
});

it('an order without any payment says that there is nothing to pay', () => {
  expect(shown({ Status: 'nothingToPay', Notes: [], PayPath: '' })).toContain('Nothing to pay');
});
