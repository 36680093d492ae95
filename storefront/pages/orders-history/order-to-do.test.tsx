import { expect, it } from 'vitest';
import type { Job } from '#storefront/orders/job/job-types.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { OrderToDo } from './order-to-do.tsx';

const due = { State: 'choose', IsBalance: true, Amount: 7.5, Riel: null };
const nothing = 'You don’t need to do anything right now.';

const shown = (job: {
  Payment?: object;
  Status?: string;
  PayPath?: string;
  Order?: object;
  Prints?: object[];
  Progress?: object;
}) =>
  rendered(
    <OrderToDo
      job={
        {
          Page: '',
          Payment: job.Payment ?? null,
          Prints: job.Prints ?? [],
          Proofs: [],
          Order: { OrderId: 1, ...job.Order },
          Progress: {
            Payment: { Status: job.Status ?? 'paid', PayPath: job.PayPath ?? '' },
            IsPickUp: false,
            Steps: [],
            Parcels: [],
            ...job.Progress,
          },
        } as unknown as Job
      }
    />,
  );

it('lets customers pay an order on account before its day', () => {
  const Order = { DueOn: '2026-12-13' };
  const page = shown({ Payment: due, Status: 'onAccount', PayPath: '/en/job/1', Order });
  expect(page).toContain('13-12-2026');
  expect(page).toContain('href="/en/job/1#j-pay"');
  expect(page).toContain('On account');
  expect(page).not.toContain('Balance due');
  expect(page).not.toContain(nothing);
});

it('asks for the balance, and says when there is nothing to do', () => {
  expect(shown({ Payment: due, Status: 'balanceDue', PayPath: '/en/job/1' })).toContain('Due now');
  expect(shown({})).toContain(nothing);
  expect(shown({ Payment: { ...due, State: 'paid', IsBalance: false } })).toContain(nothing);
});

it('doesn’t say that there is nothing to do while a transfer is awaited or a file is missing', () => {
  expect(shown({ Payment: { ...due, IsBalance: false } })).toBe('');
  expect(shown({ Prints: [{ IsMissing: true, IsOpen: true }] })).toContain('Please send what we print');
  expect(shown({ Prints: [{ IsMissing: true, IsOpen: true, IsRefused: true }] })).toContain(
    'refused your file',
  );
});

it('asks to pick up an order that is ready, and to pay it then', () => {
  const step = (State: string) => [{ Step: 'sent', State }];
  const ready = shown({ Status: 'onDelivery', Progress: { IsPickUp: true, Steps: step('now') } });
  expect(ready).toContain('Pick it up at our shop');
  expect(ready).toContain('You pay when you pick it up.');
  expect(ready).not.toContain(nothing);
  expect(shown({ Progress: { IsPickUp: true, Steps: step('next') } })).toContain(nothing);
  expect(shown({ Progress: { IsPickUp: true, Steps: step('done') } })).toContain(nothing);
});
