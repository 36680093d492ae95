import { expect, it } from 'vitest';
import type { Job } from '#storefront/orders/job/job-types.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { OrderToDo } from './order-to-do.tsx';

const due = { State: 'choose', IsBalance: true, Amount: 7.5, Riel: null };

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

it('an order on account can be paid before its day', () => {
  const Order = { DueOn: '2026-12-13' };
  const page = shown({ Payment: due, Status: 'onAccount', PayPath: '/en/job/1', Order });
  expect(page).toContain('13-12-2026');
  expect(page).toContain('href="/en/job/1#j-pay"');
  expect(page).toContain('On account');
  expect(page).not.toContain('Balance due');
});

it('the page of an order requests the balance while it is due, and otherwise renders no part', () => {
  expect(shown({ Payment: due, Status: 'balanceDue', PayPath: '/en/job/1' })).toContain('Due now');
  expect(shown({})).toBe('');
  expect(shown({ Payment: { ...due, State: 'paid', IsBalance: false } })).toBe('');
});

it('the page of an order requests a missing file, and leaves an awaited transfer to its own part of the page', () => {
  expect(shown({ Payment: { ...due, IsBalance: false } })).toBe('');
  expect(shown({ Prints: [{ IsMissing: true, IsOpen: true }] })).toContain('Please send what we print');
  expect(shown({ Prints: [{ IsMissing: true, IsOpen: true, IsRefused: true }] })).toContain(
    'refused your file',
  );
});
