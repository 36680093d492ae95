import { expect, test } from 'vitest';
import type { Order } from '#office/order/order.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { useMoves } from './use-moves.ts';

const parcel = { number: 1, sentAt: '2026-11-28T03:00:00Z', deliveredAt: null, units: null } as const;

function Texts({ kind }: { kind: 'door' | 'shop' }) {
  const order: unknown = { history: [], parcels: [parcel], money: null, waivers: [], deliveryWay: { kind } };
  return useMoves(order as Order).map(({ text }) => text);
}

test.each([
  ['door', 'Order shipped'],
  ['shop', 'Ready for pick-up'],
] as const)('the timeline of an order whose delivery method is %s says “%s”', (kind, text) => {
  expect(rendered(<Texts kind={kind} />)).toContain(text);
});
