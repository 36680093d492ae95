/** The states of a payment by rank. An outcome can only raise it (docs/internals/payments.md). */
const ranks = {
  /** Stored; no payment was requested yet. */
  created: 0,
  /** The payment was requested from the provider, and the outcome is unknown. */
  submitted: 1,
  /** The shopper has to act: 3-D Secure, approve the wallet, or pay a code. */
  needs_action: 2,
  /** No response, or an unreadable one. */
  unknown: 3,
  /** The provider doesn't know the outcome yet. */
  pending: 3,
  declined: 4,
  paid: 5,
  part_refunded: 6,
  refunded: 7,
} as const;

export type PaymentState = keyof typeof ranks;

export const paymentStates = Object.keys(ranks) as PaymentState[];

/**
 * Returns whether the ranks allow a payment to change from one state to another. The only backward change,
 * for an unknown payment whose shopper continues, is a rule of the outcome. A payment can switch between the
 * two states of equal rank, but not to its own state.
 */
export const canTransition = (from: PaymentState, to: PaymentState): boolean =>
  from !== to && ranks[to] >= ranks[from];

/** Returns whether the outcome is known. */
export const isFinal = (state: PaymentState): boolean => ranks[state] >= ranks.declined;

/** Returns whether the shop has received the payment at some point. */
export const isPaid = (state: PaymentState): boolean => ranks[state] >= ranks.paid;
