/** The states of a payment, by rank: what is told about it may only raise it (docs/decisions/013-payments.md). */
const ranks = {
  /** Stored; no money was asked for. */
  created: 0,
  /** The provider was asked for the money, and nobody knows yet what came of it. */
  submitted: 1,
  /** The shopper has something to do: 3-D Secure, approve the wallet, pay a code. */
  needs_action: 2,
  /** No answer, or none that can be understood. */
  unknown: 3,
  /** The provider itself does not know yet. */
  pending: 3,
  declined: 4,
  paid: 5,
  part_refunded: 6,
  refunded: 7,
} as const;

export type PaymentState = keyof typeof ranks;

export const paymentStates = Object.keys(ranks) as PaymentState[];

/**
 * Whether a payment may go from one state to the other by its rank; the one way back, of an unknown one whose shopper goes on,
 * is the outcome's rule. Between the two of equal rank it may change, to itself not.
 */
export const mayBecome = (from: PaymentState, to: PaymentState): boolean =>
  from !== to && ranks[to] >= ranks[from];

/** Whether what came of it is known. */
export const isSettled = (state: PaymentState): boolean => ranks[state] >= ranks.declined;

/** Whether the shop has had the money. */
export const isPaid = (state: PaymentState): boolean => ranks[state] >= ranks.paid;
