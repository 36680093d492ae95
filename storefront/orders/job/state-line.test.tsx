import { expect, it } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
import type { Order, OrderProgress } from './job-types.ts';
import { StateLine } from './state-line.tsx';

const shown = (more: object) => {
  const progress = {
    Steps: [
      { Step: 'received', State: 'done', At: null },
      { Step: 'preparing', State: 'now', At: null },
      { Step: 'sent', State: 'next', At: null },
      { Step: 'delivered', State: 'next', At: null },
    ],
    Parcels: [{}],
    Payment: { Status: 'onDelivery' },
    ShippingDays: '',
    IsPickUp: false,
    ...more,
  } as unknown as OrderProgress;
  return rendered(<StateLine order={{} as Order} progress={progress} />);
};

it('says that a part of an order has left, or is ready for pick-up, while the rest is prepared', () => {
  expect(shown({ Parcels: [] })).toContain('Preparing');
  expect(shown({})).toContain('Part of your order is on its way.</b> We’re preparing the rest.');
  expect(shown({ IsPickUp: true })).toContain('Part of your order is ready for pick-up.');
});

it('mentions no rest once everything has left', () => {
  const Steps = [{ Step: 'sent', State: 'now', At: null }];
  expect(shown({ Steps })).not.toContain('rest');
});

it('tells customers who pick the order up when it is ready, and not when it arrives', () => {
  const soon = { Parcels: [], ShippingDays: '1-2', OrderDay: '2126-11-25', IsPickUp: true };
  expect(shown(soon)).toContain('Ready for pick-up');
  expect(shown(soon)).not.toContain('Arriving');
});
