import type { AccountCurrency } from '#contract/constants.ts';
import type { PaymentStep } from '../placing/order-outcome.ts';
import type { PaidByCode } from './dialog/paying-state.ts';

/** What a provider's part in the dialog is given. */
export interface PartProps {
  isWallet: boolean;
  /** Of the provider, from GET_PAYMENT_SETUP; '' for none. */
  publicKey: string;
  /** Seconds between looks while the shopper pays elsewhere; null: not. */
  pollSeconds: number | null;
  /** Dollars. */
  amount: number;
  /** Something is on its way: nothing may be pressed. */
  busy: boolean;
  /** Another card is wanted: the one that was refused does not stand in its field. */
  anew: boolean;
  /** Of a code: its money is there, which is shown for a moment before the dialog closes. */
  paid: PaidByCode | null;
  /** Where the order goes, and after how many days it comes; '' where that is not known. */
  place: { days: string; street: string };
  /** What the provider wants after the payment was asked for (3-D Secure), or of one begun before; null: nothing yet. */
  step: PaymentStep | null;
  /** Reserves the order and announces the payment. null: it could not be, which has been said. */
  begin: () => Promise<PaymentStep | null>;
  /**
   * The shopper has done their part: the money is to be taken. `proof`: a card's token; '' where the provider knows itself.
   */
  pay: (proof: string, begun?: PaymentStep) => void;
  /**
   * Asks quietly how it stands, while the shopper pays elsewhere; nothing is locked. `hasEnded`: that it is not paid is no
   * news. True: nobody could say, which is no end.
   */
  look: (hasEnded: () => boolean) => Promise<boolean>;
  /** Gives up what was begun and begins anew, for a code that has ended or is to ask for the other currency; `step` is then the new one. */
  renew: (currency?: AccountCurrency) => void;
  /**
   * While the provider's own script works nothing may be pressed, and the dialog cannot be left; `outside`: the script asks
   * the shopper something in the page itself (3-D Secure), where our dialog would cover it. null: it has thrown.
   */
  atWork: <Result>(where: 'here' | 'outside', what: () => Promise<Result>) => Promise<Result | null>;
  /** The shopper, or the provider's own form, gives up. */
  cancel: () => void;
  /** The provider's form does not load: the shopper pays on delivery instead. null: that cannot be chosen. */
  payInCash: (() => void) | null;
}
