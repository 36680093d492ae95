import { expect, test } from 'vitest';
import type { Order } from '../order.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { titleOf } from './use-change-moves.ts';
import { useMoves } from './use-moves.ts';

const parcel = { number: 1, sentAt: '2026-11-28T03:00:00Z', deliveredAt: null, units: null } as const;

function Texts({ kind, units }: { kind: 'door' | 'shop'; units: [] | null }) {
  const parcels = [{ ...parcel, units, deliveredAt: units && parcel.sentAt }];
  const order: unknown = { lines: [], history: [], parcels, money: null, waivers: [], deliveryWay: { kind } };
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

const proof = {
  sentAt: '2026-11-28T03:00:00Z',
  answeredAt: null,
  answerName: '',
  answer: '',
  marks: [],
} as const;
const answered = { ...proof, answeredAt: '2026-11-28T04:00:00Z', answerName: 'Maly' } as const;

function ProofTexts() {
  const proofs = [
    { ...proof, number: 3, state: 'sent' },
    { ...answered, number: 2, state: 'approved' },
    { ...answered, number: 1, state: 'replaced', answer: 'Larger, please' },
  ];
  const lines = [{ name: { en: 'Mug', km: '' }, proofs }];
  const order: unknown = { lines, history: [], parcels: [], money: null, waivers: [], deliveryWay: null };
  return useMoves(order as Order).map(({ text, by, detail }) => `${text} (${by}) ${detail}`);
}

function PaymentTexts() {
  const at = '2026-11-28T03:00:00Z';
  const history = [{ at, from: null, to: 'awaitingPayment', by: 'customer 1', name: '' }];
  const events = ['pending', 'paid'].map((to) => ({ at, to, source: '', detail: '' }));
  const money = { events, refunds: [] };
  const order: unknown = { lines: [], history, parcels: [], money, waivers: [], deliveryWay: null };
  return useMoves(order as Order).map(({ text, detail }) => `${text} ${detail};`);
}

test('the timeline of an order that awaits its payment says so once', () => {
  const shown = rendered(<PaymentTexts />);
  expect(shown.match(/Awaiting payment/gu)).toHaveLength(1);
  expect(shown).toContain('Payment: Paid');
});

test('the timeline has each proof that was sent, approved or sent back, with its item and its customer', () => {
  const shown = rendered(<ProofTexts />);
  for (const text of [
    'Proof 3 sent () Mug',
    'Proof 2 approved (Maly) Mug',
    'Changes to proof 1 requested (Maly) Mug',
    'Larger, please',
  ])
    expect(shown).toContain(text);
});

test.each([
  [['address'], false, 'wasAddress'],
  [['note'], false, 'wasNote'],
  [['company'], false, 'wasCompany'],
  [['print'], false, 'wasPrint'],
  [['position', 'print'], false, 'wasChanged'],
  [['way'], false, 'wasMethod'],
  [['noPrint'], false, 'wasNoPrint'],
  [['quantity', 'in', 'out', 'coupon', 'price', 'agreed'], false, 'wasItems'],
  [['quantity', 'note'], false, 'wasChanged'],
  [[], false, 'wasChanged'],
  [['price'], true, 'wasPriceOfProof'],
] as const)('an edit of %j, by a proof: %j, is called %s', (kinds, isOfProof, title) => {
  expect(
    titleOf(
      kinds.map((kind) => ({ kind })),
      isOfProof,
    ),
  ).toBe(title);
});
