import type { TriedMutant } from './try-mutants.ts';

/** A change of the source with the ordinary test that must see it: bank transfers are no gate's. */
export interface TestedMutant {
  file: string;
  /** Stands in the file once. */
  from: string;
  to: string;
  test: string;
  /** Its title. */
  fails: string;
}

type Change = readonly [from: string, to: string, test: string, fails: string];

const mutantsIn = (file: string, changes: readonly Change[]): TestedMutant[] =>
  changes.map(([from, to, test, fails]) => ({ file, from, to, test, fails }));

// Test files, and titles in them.
const rules = 'shop/payments/settling/outcome-rules.test.ts';
const matching = 'shop/payments/transfers/transfer-rules.test.ts';
const calls = 'tests/calls/payments/transfer.test.ts';
const slips = 'tests/calls/payments/transfer-slip.test.ts';
const hands = 'tests/calls/payments/by-hand.test.ts';
const bounds = 'tests/calls/orders/open-cash-orders.test.ts';

const placing = 'places the order, once, with books, mails, history and audit';
const tooMuch = 'that is too much, or came twice, is put on the list of what goes back by hand';
const seenAgain = 'does nothing when it is too little, was noted before, or when nobody knows the order';
const soldOut = 'stays void when its goods are gone, and its late money goes back by hand';
const refunding =
  'money of a paid order goes back by hand, asked for by npm run refund, and the customer is told';
const seenMoney = 'a person sees money for an order that is %s: %s, when it is enough';
const laterOne = 'comes back in the place of its customer’s own later order for the same goods, which ends';
const endedOnce = 'is not ended once more, nor when it is paid';
const suggesting = 'the staff sees who waits, and what money may be for';
const suggestingEnded = 'money that came late finds its order for a month after that has ended';
const placed = 'is placed at once, holds its goods for the time the shop says, and shows where to transfer';
const others = 'for an order of somebody else, of nobody, or paid otherwise is answered alike';
const held = 'is held to the end of its time, and no longer';
const ending = 'ends: goods and limits are back, and its customer is told';
const byMail = 'is told by a mail with the accounts, and once more when a quarter of the time is left';
const aDay = 'gives the staff a day to look, once, and nobody is reminded any more';
const bounded = 'comes after three, after the end, or after twenty tries of a day';
const fitting = '"%s" with %s cents fits an order: %s';

/** What keeps money and goods of bank transfers right. */
export const transferMutants: readonly TestedMutant[] = [
  ...mutantsIn('shop/payments/settling/outcome-rules.ts', [
    ['facts.isSeenByStaff && charge.amountCents >= least', 'facts.isSeenByStaff', rules, seenMoney],
    ["if (alarm !== '' && facts.isSeenByStaff) return { ...nothing, alarm };", '', rules, seenMoney],
    ['backCents: Math.max(0, charge.amountCents - facts.amountCents)', 'backCents: 0', calls, tooMuch],
    ['backCents: charge.amountCents,', 'backCents: 0,', calls, tooMuch],
    ['isVoid && facts.mayRestore', 'isVoid', calls, soldOut],
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
  ...mutantsIn('shop/payments/settling/settle.ts', [
    ['return inTransaction(db, (trx) => apply(trx, false));', 'throw error;', calls, soldOut],
    [
      "if (effect.order === 'restore' && isPushed && orderId !== null)",
      'if (orderId === 0)',
      calls,
      laterOne,
    ],
    ['return effect.to !== null;', 'return true;', calls, endedOnce],
  ]),
  ...mutantsIn('shop/payments/settling/settle-order.ts', [
    ["await tellCustomer(db, 'paymentReceived', orderId, cameCents, more);", '', calls, placing],
    [
      "await tellCustomer(db, 'transferLate', orderId, effect.backCents, isCancelled ? { isCancelled } : {});",
      "''",
      calls,
      soldOut,
    ],
    ["isTransfer(locked) ? 'transferEnded' : 'paymentFailed'", "'paymentFailed'", calls, ending],
    ['const isNews = !isShown &&', 'const isNews = isShown &&', calls, 'is ended by the staff before, once'],
  ]),
  ...mutantsIn('shop/payments/transfers/transfer-queries.ts', [
    ["'pending', now() + make_interval", "'pending', now() + 0 * make_interval", calls, placed],
    ['}), now() + make_interval', '}), now() + 2 * make_interval', calls, held],
    ['} and o.customer_id =', '} and 0 <', slips, others],
    ["or p.state = 'declined' and", 'or false and', calls, suggestingEnded],
    ["interval '30 days'", "interval '300 days'", calls, suggestingEnded],
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
      calls,
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
    ["transfer.slips >= slipLimits.perOrder ? 'enough' : null", 'null', slips, bounded],
  ]),
  ...mutantsIn('shop/payments/transfers/place-transfer.ts', [
    ['await tellOfTransfer(trx, { orderId, amountCents, accounts, until, hours });', '', calls, byMail],
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
      'names a refund that nothing gives back, and books it once a person has',
    ],
    [
      'next_try_at is null for no key update',
      'next_try_at is null',
      hands,
      'notes a refund once, with one name, when several people note it at one moment',
    ],
  ]),
  ...mutantsIn('shop/orders/hold-rules.ts', [
    [
      "(by === 'cash' || by === 'transfer')",
      "by === 'cash'",
      bounds,
      'are bounded for all newcomers of an address, by worth',
    ],
  ]),
];

/** Each with the one test file that is run, on the embedded PostgreSQL. */
export const mutantsOfTransfers = (): TriedMutant[] =>
  transferMutants.map(({ test, ...mutant }) => ({
    ...mutant,
    name: `transfers [${test}]`,
    args: [test],
    env: { DATABASE_URL: '', DATABASE_OWNER_URL: '' },
    minutes: 3,
    bail: false,
  }));
