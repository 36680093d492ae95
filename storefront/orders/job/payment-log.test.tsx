import { expect, it } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
import type { OrderProgress } from './job-types.ts';
import { PaymentLog } from './payment-log.tsx';

const shown = (Payment: object) =>
  rendered(<PaymentLog progress={{ PaymentMethodId: 11, Money: [], Payment } as unknown as OrderProgress} />);
const Money = { Amount: 7.5, Riel: null };

it('lets customers pay an order on account before its day', () => {
  const Notes = [{ Key: 'noteDueBy', Money, Received: null, Day: '2026-12-13' }];
  const page = shown({ Status: 'onAccount', Notes, PayPath: '/en/job/1' });
  expect(page).toContain('13-12-2026');
  expect(page).toContain('href="/en/job/1"');
});

it('says that there is nothing to pay without any payment', () => {
  expect(shown({ Status: 'nothingToPay', Notes: [], PayPath: '' })).toContain('Nothing to pay');
});
