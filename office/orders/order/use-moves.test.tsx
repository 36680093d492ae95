import { expect, test } from 'vitest';
import type { Order } from '../order.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { useMoves } from './use-moves.ts';

const parcel = { number: 1, sentAt: '2026-11-28T03:00:00Z', deliveredAt: null, units: null } as const;

function Texts({ kind, units }: { kind: 'door' | 'shop'; units: [] | null }) {
  const parcels = [{ ...parcel, units, deliveredAt: units && parcel.sentAt }];
  const order: unknown = { history: [], parcels, money: null, waivers: [], deliveryWay: { kind } };
  return useMoves(order as Order).map(({ text }) => text);
}

test.each([
  ['door', null, ['Order shipped']],
  ['shop', null, ['Ready for pick-up']],
  ['door', [], ['Shipment 1 shipped', 'Shipment 1 delivered']],
  ['shop', [], ['Shipment 1 ready for pick-up', 'Shipment 1 picked up']],
] as const)(
  'the timeline of an order whose delivery method is %s, with the contents %j, says %j',
  (kind, units, texts) => {
    const shown = rendered(<Texts kind={kind} units={units as [] | null} />);
    for (const text of texts) expect(shown).toContain(text);
  },
);
