import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effectOf, type PaymentFacts } from './outcome-rules.ts';
import { isPaid, paymentStates } from '../payment/payment-states.ts';
import type { Charge, Outcome } from '../providers/provider.ts';

const known: PaymentFacts = {
  state: 'submitted',
  amountCents: 1554,
  currency: 'USD',
  isChargeOfAnother: false,
  order: 'awaiting',
  isShopperWaiting: true,
  hasToken: false,
  capturedByClient: false,
  isFresh: false,
  reason: '',
  shop: 'us',
  mayRestore: true,
};
const charge: Charge = {
  chargeId: 'c1',
  amountCents: 1554,
  currency: 'USD',
  isOurs: true,
  shop: '',
  takenAt: new Date(0),
};
const paid = (more: Partial<Charge> = {}): Outcome => ({ state: 'paid', charge: { ...charge, ...more } });

describe('effects of a payment outcome', () => {
  test('the requested payment places the order', () => {
    expect(effectOf(known, paid())).toEqual({
      to: 'paid',
      order: 'place',
      backCents: 0,
      balanceCents: 0,
      amountCents: null,
      alarm: '',
      reason: '',
    });
  });

  test.each([
    ['void', 'restore', 0],
    [null, 'none', 1554],
    ['placed', 'none', 0],
  ] as const)(
    'a payment for an order that is %s has the effect %s and refunds %s cents',
    (order, expected, refundedCents) => {
      expect(effectOf({ ...known, state: 'declined', order }, paid())).toMatchObject({
        to: 'paid',
        order: expected,
        backCents: refundedCents,
      });
    },
  );

  test.each([
    ['awaiting', 'void'],
    ['void', 'none'],
    ['placed', 'none'],
  ] as const)(
    'a payment for an order (%s) that was replaced by another one has the effect %s',
    (order, expected) => {
      const effect = effectOf({ ...known, order, isReplaced: true }, paid());
      expect(effect).toMatchObject({
        to: 'paid',
        order: expected,
        backCents: order === 'placed' ? 0 : 1554,
        reason: order === 'placed' ? '' : 'paid twice',
      });
    },
  );

  test.each([
    ['of its own order, still awaited', { order: 'awaiting' }, 'place'],
    ['of its own order, without stock', { order: 'unreserved' }, 'restore'],
    ['of an order that was replaced', { order: 'awaiting', isReplaced: true }, 'void'],
    ['of an order that is paid', { order: null, isReplaced: true }, 'none'],
    ['of a void order', { order: 'void' }, 'none'],
  ] as const)(
    'a payment %s that staff may have confirmed is neither refunded nor exchanged',
    (_, facts, expected) => {
      const asked = { ...known, ...facts, mayBeConfirmed: true };
      const isOwn = expected === 'place' || expected === 'restore';
      const effect = effectOf(asked, paid());
      expect(effect).toMatchObject({
        to: isOwn ? 'paid' : 'declined',
        order: expected,
        backCents: 0,
        balanceCents: 0,
        alarm: isOwn ? '' : 'one payment or two',
      });
      // Staff are asked once.
      const again = { ...asked, state: effect.to!, reason: effect.reason, order: 'void' } as const;
      expect(effectOf(again, paid())).toMatchObject({ to: null, alarm: '' });
    },
  );

  test.each([
    ['another amount', { amountCents: 1553 }],
    ['another amount', { amountCents: 155_400 }],
    ['another currency', { currency: 'KHR' }],
    ['another payee', { isOurs: false }],
  ])('%s is not our payment: it raises an alert and places no order', (alarm, more) => {
    expect(effectOf(known, paid(more))).toEqual({
      to: 'declined',
      order: 'void',
      backCents: 0,
      balanceCents: 0,
      amountCents: null,
      alarm,
      reason: alarm,
    });
  });

  test('a different amount captured by an existing client is recorded as received and refunded', () => {
    const captured = { ...known, capturedByClient: true, isFresh: true };
    const other = paid({ amountCents: 1400, shop: 'us' });
    expect(effectOf(captured, other)).toEqual({
      to: 'paid',
      order: 'void',
      backCents: 1400,
      balanceCents: 0,
      amountCents: 1400,
      alarm: '',
      reason: 'another amount',
    });
    expect(effectOf({ ...captured, state: 'declined', order: 'void' }, other)).toMatchObject({
      to: 'paid',
      order: 'none',
      backCents: 1400,
      balanceCents: 0,
      amountCents: 1400,
    });
    const stored = [
      effectOf({ ...captured, isFresh: false }, other),
      effectOf(captured, paid({ amountCents: 1400, currency: 'KHR' })),
      effectOf(captured, paid({ amountCents: 1400, isOurs: false })),
      effectOf({ ...captured, isChargeOfAnother: true }, other),
    ];
    for (const effect of stored) expect(effect).toMatchObject({ to: 'declined', amountCents: null });
  });

  test.each(['awaiting', 'void', null] as const)(
    'a client payment with another shop’s metadata belongs to that shop: no effect on the order (%s), no refund',
    (order) => {
      const captured = { ...known, capturedByClient: true, isFresh: true, order };
      for (const amountCents of [1554, 1400])
        expect(effectOf(captured, paid({ shop: 'them', amountCents }))).toMatchObject({
          to: 'declined',
          order: order === 'awaiting' ? 'void' : 'none',
          alarm: 'of another shop',
        });
    },
  );

  test('a client payment without metadata pays its order, even late, but is never refunded automatically', () => {
    const captured = { ...known, capturedByClient: true, isFresh: true };
    const voided = { ...captured, state: 'unknown', order: 'void' } as const;
    expect(effectOf(captured, paid())).toMatchObject({ to: 'paid', order: 'place' });
    expect(effectOf(voided, paid())).toMatchObject({ to: 'paid', order: 'restore' });
    const left = [
      effectOf(captured, paid({ amountCents: 1400 })),
      effectOf({ ...voided, mayRestore: false }, paid()),
      effectOf({ ...captured, state: 'created', order: null }, paid()),
    ];
    for (const effect of left)
      expect(effect).toMatchObject({ to: 'declined', alarm: 'left to the staff', backCents: 0 });
    const told = { ...captured, state: 'declined', reason: 'left to the staff', order: 'void' } as const;
    expect(effectOf(told, paid({ amountCents: 1400 }))).toMatchObject({ to: null, order: 'none', alarm: '' });
  });

  test('a payment we created is ours whatever its metadata, e.g. from before shops had an id', () => {
    for (const shop of ['', 'us', 'them'])
      expect(effectOf({ ...known, order: 'void', mayRestore: false }, paid({ shop }))).toMatchObject({
        to: 'paid',
        order: 'none',
        backCents: 1554,
      });
  });

  test('the charge of another payment does not pay this one', () => {
    expect(effectOf({ ...known, isChargeOfAnother: true }, paid())).toMatchObject({
      to: 'declined',
      order: 'void',
    });
  });

  test.each([
    ['awaiting', 'place'],
    ['void', 'restore'],
  ] as const)(
    'a sufficient payment confirmed by staff for an order that is %s has the effect %s',
    (order, expected) => {
      const seen: PaymentFacts = {
        ...known,
        state: order === 'void' ? 'declined' : 'pending',
        order,
        isSeenByStaff: true,
      };
      const did = (more: Partial<Charge>, facts: Partial<PaymentFacts> = {}) =>
        effectOf({ ...seen, ...facts }, paid(more));
      expect(did({})).toMatchObject({ to: 'paid', order: expected, backCents: 0 });
      expect(did({ amountCents: 2000 })).toMatchObject({
        order: expected,
        amountCents: 2000,
        backCents: 446,
      });
      const mistakes = [
        did({ amountCents: 1553 }),
        did({}, { isChargeOfAnother: true }),
        did({ currency: 'KHR' }),
      ];
      for (const effect of mistakes) expect(effect).toMatchObject({ to: null, order: 'none', backCents: 0 });
      expect(did({ amountCents: 2000 }, { order: 'void', mayRestore: false })).toMatchObject({
        to: 'paid',
        order: 'none',
        backCents: 2000,
      });
      for (const state of paymentStates.filter(isPaid))
        expect(did({}, { state })).toMatchObject({ to: null });
    },
  );

  test('a declined payment releases the reservation once', () => {
    const outcome: Outcome = { state: 'declined', reason: 'no funds' };
    expect(effectOf(known, outcome)).toEqual({
      to: 'declined',
      order: 'void',
      backCents: 0,
      balanceCents: 0,
      amountCents: null,
      alarm: '',
      reason: 'no funds',
    });
    expect(effectOf({ ...known, state: 'declined', order: 'void' }, outcome)).toMatchObject({
      to: null,
      order: 'none',
    });
  });

  test.each(['unknown', 'pending', 'missing', 'needs_action'] as const)(
    'the outcome %s refunds nothing',
    (state) => {
      const outcome = { state, reason: '', action: { kind: 'confirm', clientSecret: '' } } as Outcome;
      expect(effectOf(known, outcome).order).toBe('none');
    },
  );

  const open = { state: 'needs_action', action: { kind: 'confirm', clientSecret: '' } } as const;
  const lost = [{ state: 'unknown', reason: '' }, { state: 'missing' }] as const;

  test.each(['created', 'needs_action'] as const)(
    'a failed background poll does not change a payment that is %s, but the shopper sees the failure',
    (state) => {
      for (const outcome of lost) {
        expect(effectOf({ ...known, state, isShopperWaiting: false }, outcome).to).toBeNull();
        expect(effectOf({ ...known, state }, outcome).to).toBe('unknown');
      }
    },
  );

  test('a payment with an unknown outcome in the background becomes unknown', () => {
    for (const outcome of lost)
      expect(effectOf({ ...known, isShopperWaiting: false }, outcome).to).toBe('unknown');
  });

  test('a payment with an unknown outcome resumes when the provider waits for a shopper who can act', () => {
    const unknown = { ...known, state: 'unknown' } as const;
    const challenge = { ...open, isChallenge: true };
    expect(effectOf(unknown, open)).toMatchObject({ to: 'needs_action', order: 'none' });
    expect(effectOf({ ...unknown, hasToken: true }, challenge).to).toBe('needs_action');
    expect(effectOf({ ...unknown, hasToken: true }, open).to).toBeNull();
    expect(effectOf({ ...unknown, isShopperWaiting: false }, challenge).to).toBeNull();
    for (const state of ['pending', 'declined', 'paid'] as const)
      expect(effectOf({ ...known, state }, challenge).to).toBeNull();
  });

  test('no outcome changes the order of a payment that is paid or further', () => {
    const outcomes = fc.constantFrom<Outcome>(
      paid(),
      paid({ amountCents: 1 }),
      { state: 'declined', reason: '' },
      { state: 'pending' },
      { state: 'missing' },
      { state: 'unknown', reason: '' },
    );
    fc.assert(
      fc.property(fc.constantFrom(...paymentStates.filter(isPaid)), outcomes, (state, outcome) => {
        expect(effectOf({ ...known, state, order: 'placed' }, outcome)).toMatchObject({
          to: null,
          order: 'none',
        });
      }),
    );
  });
});

test('a partial payment is refunded when the balance is not paid', () => {
  const part = { ...known, state: 'pending' as const, order: 'awaiting' as const, partCents: 300 };
  const back = { to: 'paid', order: 'void', backCents: 300, amountCents: 300, reason: 'paid in part' };
  expect(effectOf(part, { state: 'declined', reason: 'no transfer in time' })).toMatchObject(back);
});

test('a lower amount accepted by staff pays the order and is not refunded', () => {
  const waiting = { ...known, order: 'awaiting' as const, isSeenByStaff: true };
  const min = known.amountCents - 50;
  const less = paid({ amountCents: min });
  expect(effectOf({ ...waiting, minCents: min }, less)).toMatchObject({ order: 'place', backCents: 0 });
  expect(effectOf({ ...waiting, minCents: min + 1 }, less)).toMatchObject({ order: 'none' });
});

describe('a payment of a balance', () => {
  const due = (openCents: number, more: Partial<PaymentFacts> = {}) =>
    effectOf({ ...known, order: 'placed', balance: { openCents, isOver: false }, ...more }, paid());

  test.each([
    ['exactly what is due', 1554, 1554, 0, ''],
    ['less than is due', 2000, 1554, 0, ''],
    ['more than is due', 1000, 1000, 554, ''],
    ['what is no longer due', 0, 0, 1554, 'paid twice'],
  ] as const)(
    'a payment of %s pays the balance and refunds the surplus',
    (_what, open, balanceCents, backCents, reason) =>
      expect(due(open)).toMatchObject({
        to: 'paid',
        order: 'none',
        balanceCents,
        backCents,
        reason,
        alarm: '',
      }),
  );

  test('a payment of a balance is refunded when its order was canceled', () => {
    expect(due(0, { balance: { openCents: 0, isOver: true } })).toMatchObject({
      balanceCents: 0,
      backCents: 1554,
      reason: 'paid after the order was void',
    });
  });

  test('a payment of a balance waits for staff who may have confirmed it before', () => {
    expect(due(0, { mayBeConfirmed: true })).toMatchObject({ to: 'declined', balanceCents: 0, backCents: 0 });
  });

  test('a payment of a balance never pays or refunds more than was received, whatever else is true', () => {
    const cents = fc.integer({ min: 0, max: 3000 });
    fc.assert(
      fc.property(cents, cents, fc.boolean(), (openCents, amountCents, isSeenByStaff) => {
        const facts = {
          ...known,
          order: 'placed' as const,
          balance: { openCents, isOver: openCents === 0 },
          isSeenByStaff,
          amountCents,
        };
        const { to, balanceCents, backCents } = effectOf(facts, paid({ amountCents }));
        expect(to).toBe('paid');
        expect(balanceCents).toBeLessThanOrEqual(openCents);
        expect(balanceCents + backCents).toBe(amountCents);
      }),
    );
  });
});
