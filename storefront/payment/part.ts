import type { AccountCurrency } from '#contract/constants.ts';
import type { PaymentStep } from './order-outcome.ts';

/** The order created by a QR payment. */
export interface PaidByCode {
  number: string;
  /** Closes the confirmation. `opensOrder` is whether to open the order next. */
  leave: (opensOrder: boolean) => void;
}

/** Props of a provider's component in the dialog. */
export interface PartProps {
  isWallet: boolean;
  /** The provider's key from GET_PAYMENT_SETUP, or '' if there is none. */
  publicKey: string;
  /** Polling interval in seconds while the shopper pays elsewhere; null to disable polling. */
  pollSeconds: number | null;
  /** How many minutes after its expiry a code is still polled. */
  lateMinutes?: number | undefined;
  /** The amount in dollars. */
  amount: number;
  /** Whether a request is pending, so that the controls are disabled. */
  busy: boolean;
  /** Whether to start with another card, leaving the card field empty. */
  anew: boolean;
  /** Set when a code is paid. It is shown briefly before the dialog closes. */
  paid: PaidByCode | null;
  /** The order's address and delivery days; '' if unknown. */
  place: { days: string; street: string; isPickUp: boolean; needsApproval?: boolean | undefined };
  /**
   * What the provider requires after the payment request (3-D Secure), or for a resumed payment; null if
   * nothing yet.
   */
  step: PaymentStep | null;
  /** Reserves the order and registers the payment. Returns null if that failed, after reporting it. */
  begin: () => Promise<PaymentStep | null>;
  /**
   * Requests the charge after the shopper has done their part. `proof` is a card's token; '' if the provider
   * knows the payment itself.
   */
  pay: (proof: string, begun?: PaymentStep) => void;
  /**
   * Polls the payment in the background while the shopper pays elsewhere, without disabling controls. If
   * `hasEnded`, an unpaid result is not reported. Returns true if the status is unknown, which doesn't end
   * the payment.
   */
  look: (hasEnded: () => boolean) => Promise<boolean>;
  /**
   * Abandons the payment and begins a new one, for an expired code or another currency. `step` then belongs
   * to the new payment.
   */
  renew: (currency?: AccountCurrency) => void;
  /**
   * Disables the controls and keeps the dialog open while the provider's script runs. `outside` means that
   * the script shows its own challenge in the page (3-D Secure), which our dialog would cover. Returns null
   * if the script threw an error.
   */
  atWork: <Result>(where: 'here' | 'outside', what: () => Promise<Result>) => Promise<Result | null>;
  /** Called when the shopper or the provider's form cancels. */
  cancel: () => void;
  /** Pays on delivery instead when the provider's form doesn't load; null if that isn't available. */
  payInCash: (() => void) | null;
}
