import type { TriedMutant } from './try-mutants.ts';

/** A source change with the ordinary test that must detect it: no guarantee test covers bank transfers. */
export interface TestedMutant {
  file: string;
  /** The text to replace, which must occur exactly once in the file. */
  from: string;
  to: string;
  test: string;
  /** The title of the test that must fail. */
  fails: string;
}

type Change = readonly [from: string, to: string, test: string, fails: string];

const mutantsIn = (file: string, changes: readonly Change[]): TestedMutant[] =>
  changes.map(([from, to, test, fails]) => ({ file, from, to, test, fails }));

// Test files, and titles in them.
const rules = 'shop/payments/outcomes/outcome-rules.test.ts';
const matching = 'shop/payments/transfers/transfer-rules.test.ts';
const calls = 'tests/calls/payments/transfer.test.ts';
const deadlines = 'tests/calls/payments/transfer-deadline.test.ts';
const slips = 'tests/calls/payments/transfer-slip.test.ts';
const hands = 'tests/calls/payments/by-hand.test.ts';
const bounds = 'tests/calls/orders/open-cash-orders.test.ts';

const placing =
  'a payment seen on the account places the order once, with ledger, emails, history and audit log';
const tooMuch = 'an overpaid or repeated payment is put on the list of manual refunds';
const seenAgain = 'a transfer has no effect if it is too small, was recorded before, or its order is unknown';
const soldOut = 'an expired order stays void if stock is gone, and its late payment is refunded manually';
const refunding =
  'a refund of a paid transfer waits for staff, and the customer is notified once they sent it';
const seenMoney = 'a sufficient payment confirmed by staff for an order that is %s has the effect %s';
const laterOne =
  'an expired order is restored instead of the customer’s own later order for the same items, which becomes void';
const endedOnce = 'an expired order does not become void twice, nor once it is paid';
const suggesting = 'staff see who is waiting, and which orders a payment may belong to';
const suggestingEnded = 'a late payment finds its order for a month after the order became void';
const placed =
  'an order by bank transfer is placed immediately, reserves its stock as long as the shop says, and shows where to transfer';
const others = 'slips for another customer’s, an unknown or a differently paid order get the same response';
const held = 'an order by bank transfer is reserved until its deadline, and no longer';
const ending =
  'an order unpaid at its deadline becomes void, releases stock and limits, and notifies its customer';
const byMail =
  'an order by bank transfer sends an email with the accounts, and a reminder when a quarter of the time is left';
const aDay = 'a payment slip gives staff one day to check, once, and stops the reminder';
const bounded =
  'a payment slip is refused after three slips, once the order is void, or after twenty attempts a day';
const fitting = 'the reference "%s" with %s cents matches an order: %s';

/** Code that keeps payments and items of bank transfers correct. */
export const transferMutants: readonly TestedMutant[] = [
  ...mutantsIn('shop/payments/outcomes/outcome-rules.ts', [
    ['facts.isSeenByStaff && charge.amountCents >= min', 'facts.isSeenByStaff', rules, seenMoney],
    ["if (alarm !== '' && facts.isSeenByStaff) return { ...nothing, alarm };", '', rules, seenMoney],
    ['backCents: Math.max(0, charge.amountCents - facts.amountCents)', 'backCents: 0', calls, tooMuch],
    ['backCents: charge.amountCents,', 'backCents: 0,', calls, tooMuch],
    ['isVoid && facts.mayRestore', 'isVoid', deadlines, soldOut],
  ]),
  ...mutantsIn('shop/payments/transfers/transfer-rules.ts', [
    ['money.cents === order.cents', '(money.cents ?? 0) >= order.cents', matching, fitting],
    ["if (isNamed) return isAmount || isUnsaid ? 'sure' : 'number';", '', calls, suggesting],
    [String.raw`if (/AG\s*\d{4,}/iu.test(money.text)) return null;`, '', matching, fitting],
    [String.raw`(?!\\d)`, '', matching, fitting],
    [
      'return seen < order.total ? dueCents - apart : dueCents + apart;',
      'return dueCents;',
      matching,
      '%s riel for an order of 219,400 are worth %s cents',
    ],
  ]),
  ...mutantsIn('shop/payments/transfers/confirm-transfer.ts', [
    ['if (used && used.paymentId !== paymentId)', 'if (false)', calls, seenAgain],
    ["isKnown ? 'already' : 'other'", "'other'", calls, placing],
    ['(isReplaced && !seen.isSecond)', 'isKnown', calls, tooMuch],
    ['keep: !seen.isPlan', 'keep: true', calls, placing],
  ]),
  ...mutantsIn('shop/payments/outcomes/apply-outcome.ts', [
    ['return inTransaction(db, (trx) => apply(trx, false));', 'throw error;', deadlines, soldOut],
    [
      "if (effect.order === 'restore' && isPushed && orderId !== null)",
      'if (orderId === 0)',
      deadlines,
      laterOne,
    ],
    ['return effect.to !== null;', 'return true;', deadlines, endedOnce],
  ]),
  ...mutantsIn('shop/payments/outcomes/settle-order.ts', [
    ["await notifyCustomer(db, 'paymentReceived', orderId, cameCents, more);", '', calls, placing],
    [
      "await notifyCustomer(db, 'transferLate', orderId, effect.backCents, isCancelled ? { isCancelled } : {});",
      "''",
      deadlines,
      soldOut,
    ],
    ["isTransfer(locked) ? 'transferEnded' : 'paymentFailed'", "'paymentFailed'", deadlines, ending],
    [
      'const isNews = !isShown &&',
      'const isNews = isShown &&',
      deadlines,
      'an unpaid order can be voided by staff before the deadline, once',
    ],
  ]),
  ...mutantsIn('shop/payments/transfers/transfer-queries.ts', [
    ["'pending', now() + make_interval", "'pending', now() + 0 * make_interval", calls, placed],
    ['}), now() + make_interval', '}), now() + 2 * make_interval', deadlines, held],
    ['} and o.customer_id =', '} and 0 <', slips, others],
    ["or p.state = 'declined' and", 'or false and', deadlines, suggestingEnded],
    ["interval '30 days'", "interval '300 days'", deadlines, suggestingEnded],
    ['greatest(expires_at, now() + make_interval', 'least(expires_at, now() + make_interval', slips, aDay],
    [
      'and not exists (select from transfer_slip s where',
      'and not exists (select from transfer_slip s where false and',
      slips,
      aDay,
    ],
    ["kind = 'transferReminder' and sent_at is null", "kind = 'transferReminder' and false", slips, aDay],
  ]),
  ...mutantsIn('shop/payments/providers/bank-transfer.ts', [
    [
      "cancel: async () => ({ state: 'declined', reason: 'no transfer in time' })",
      "cancel: async () => ({ state: 'pending' })",
      deadlines,
      ending,
    ],
    [
      'refund: async () => byHand',
      "refund: async () => ({ state: 'done', reference: '' })",
      calls,
      refunding,
    ],
  ]),
  ...mutantsIn('shop/payments/transfers/transfer-slip.ts', [
    ["if (transfer.standing !== 'waiting') return 'ended';", '', slips, bounded],
    ["transfer.slips >= paymentSlipLimits.perOrder ? 'enough' : null", 'null', slips, bounded],
  ]),
  ...mutantsIn('shop/payments/transfers/place-transfer.ts', [
    ['await notifyTransfer(trx, { orderId, amountCents, accounts, until, hours });', '', calls, byMail],
  ]),
  ...mutantsIn('shop/payments/transfers/transfer-mails.ts', [
    [
      "await queueReminder(db, { kind: 'transferReminder', to, language, content }, { orderId, at });",
      '',
      calls,
      byMail,
    ],
  ]),
  ...mutantsIn('shop/payments/refunds/refund-queries.ts', [
    [
      "state = 'created' and next_try_at is null for no key update",
      'next_try_at is null for no key update',
      hands,
      'a manual refund is listed, and recorded once staff have made it',
    ],
    [
      'next_try_at is null for no key update',
      'next_try_at is null',
      hands,
      'a manual refund is recorded once under one name if several people report it at the same moment',
    ],
  ]),
  ...mutantsIn('shop/orders/hold-rules.ts', [
    [
      "(by === 'cash' || by === 'transfer')",
      "by === 'cash'",
      bounds,
      'orders waiting for a transfer are limited by value for all new customers at an IP address',
    ],
  ]),
];

/** Returns the mutants of bank transfers. Each runs one test file, on the embedded PostgreSQL. */
export const mutantsOfTransfers = (): TriedMutant[] =>
  transferMutants.map(({ test, ...mutant }) => ({
    ...mutant,
    name: `transfers [${test}]`,
    args: [test],
    env: { DATABASE_URL: '', DATABASE_OWNER_URL: '' },
    minutes: 3,
    bail: false,
  }));
