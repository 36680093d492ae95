import { describe, expect, test } from 'vitest';
import { orderStatuses } from '#contract/constants.ts';
import { decideTransition, hiddenStatuses, type StatusId } from './status-transitions.ts';

const all: StatusId[] = [...Object.values(orderStatuses), ...Object.values(hiddenStatuses)];
const both = ['2>3', '3>4', '3>5', '4>5', '1>2'];
const allowed = {
  'on delivery': new Set([...both, '1>91', '2>91']),
  'by provider': new Set([...both, '1>5', '2>5', '90>1', '90>91', '91>1']),
  'by provider, files alone': new Set([...both, '1>5', '2>5', '90>1', '90>3', '90>91', '91>1', '91>3']),
};

describe.each(Object.entries(allowed))('status transitions of an order paid %s', (kind, transitions) => {
  const order = {
    isOnDelivery: kind === 'on delivery',
    isDownload: kind.endsWith('alone'),
    isUnconfirmed: false,
    isPartlySent: false,
  };

  test.each(all.flatMap((from) => all.map((to) => [from, to] as const)))(
    'the status of an order goes from %i to %i only if the transition is listed',
    (statusId, to) => {
      const decided = decideTransition({ ...order, statusId }, to);
      expect(typeof decided !== 'string').toBe(transitions.has(`${statusId}>${to}`));
    },
  );

  test('a refunded order stays refunded', () => {
    expect(all.map((to) => decideTransition({ ...order, statusId: orderStatuses.refunded }, to))).toEqual(
      all.map(() => 'not-allowed'),
    );
  });
});

test('an order of files is completed on placement, other orders cannot be', () => {
  const order = {
    statusId: hiddenStatuses.awaitingPayment,
    isOnDelivery: false,
    isUnconfirmed: false,
    isPartlySent: false,
  };
  expect(decideTransition({ ...order, isDownload: true }, 1)).toMatchObject({ to: 3 });
  expect(decideTransition({ ...order, isDownload: false }, 1)).toMatchObject({ to: 1 });
  expect(decideTransition({ ...order, isDownload: false }, 3)).toBe('not-allowed');
});

test('only unprepared items return to stock automatically', () => {
  const free = all.flatMap((from) =>
    all.flatMap((to) =>
      [true, false].flatMap((isOnDelivery) => {
        const decided = decideTransition(
          { statusId: from, isOnDelivery, isDownload: false, isUnconfirmed: false, isPartlySent: false },
          to,
        );
        return typeof decided !== 'string' && decided.stock === 'back' ? [`${from}>${to}`] : [];
      }),
    ),
  );
  expect([...new Set(free)].toSorted()).toEqual(['1>5', '1>91', '90>91']);
});

test('an unconfirmed order cannot be prepared but can be canceled', () => {
  const order = { isOnDelivery: true, isDownload: false, isUnconfirmed: true, isPartlySent: false };
  expect(decideTransition({ ...order, statusId: orderStatuses.active }, orderStatuses.inProgress)).toBe(
    'unconfirmed',
  );
  expect(decideTransition({ ...order, statusId: orderStatuses.active }, hiddenStatuses.voided)).toMatchObject(
    {
      to: hiddenStatuses.voided,
    },
  );
});

test('an order that has left in part can’t be completed before the rest has left', () => {
  const order = {
    isOnDelivery: false,
    isDownload: false,
    isUnconfirmed: false,
    statusId: orderStatuses.inProgress,
  };
  const complete = (isPartlySent: boolean) =>
    decideTransition({ ...order, isPartlySent }, orderStatuses.completed);
  expect(complete(true)).toBe('not-allowed');
  expect(complete(false)).toMatchObject({ to: orderStatuses.completed });
});
