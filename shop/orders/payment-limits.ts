/** Whether a payment method is offered, and within which limits. Null means no limit. */
export interface PaymentMethodLimits {
  minCents: number | null;
  maxCents: number | null;
  /** Whether it isn't offered where the customer lives. */
  isElsewhere: boolean;
  /** Whether staff disabled it. */
  isOff: boolean;
  /** Whether staff don't offer it for printed or engraved items. */
  isNotDecorated: boolean;
}
