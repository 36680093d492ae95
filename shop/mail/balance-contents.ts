import type { Story } from '#rules/story.ts';

/** An email about an order. `number` is the order's number. */
export interface OrderMail {
  number: string;
  /** The link to the order's page. Undefined if the order has none. */
  jobPath?: string;
  /** Whether its customer collects it at a branch or a bus station; added with the link. */
  isCounter?: boolean;
  /** What happens next with it; added when the email is sent, if it tells that. */
  story?: Story;
}

/** A balance that is due now, in cents, and in riel if the order is paid in riel. */
export interface BalanceRequest extends OrderMail {
  orderId: number;
  amountCents: number;
  paidRiel?: number;
  /** Whether the order is picked up at the shop. */
  isPickUp?: boolean;
}

/** The balance of an order on account that is due, or overdue. */
export interface AccountDue extends BalanceRequest {
  /** The day by which it was to be paid, yyyy-mm-dd. */
  dueOn: string;
  isOverdue: boolean;
}

/** A payment link. Amounts are in cents. */
export interface PaymentLink extends OrderMail {
  orderId: number;
  amountCents: number;
  riel?: number;
  /** The deadline, ISO 8601 in UTC. */
  until: string;
}
