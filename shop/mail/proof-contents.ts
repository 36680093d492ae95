import type { ProofSituation } from '#contract/proofs.ts';
import type { OrderPromise } from '#rules/arrival.ts';
import type { OrderMail } from './balance-contents.ts';

/** `missing` are names of items and prints that an order still lacks, looked up when the email is written. */
export interface ArtworkAsked extends OrderMail {
  missing?: { item: string; print: string; isRefused?: true }[];
}

/** A proof of an item by its number. Contains no text that a person typed. */
export interface ProofMail extends OrderMail {
  /** When the order arrives if it is approved; added when the email is sent. */
  promise?: OrderPromise | undefined;
  isPickUp?: boolean;
  itemId: number;
  proof: number;
  /** The proof as it is when the email is sent; the path of its picture, or ''. */
  now?:
    | { situation: ProofSituation; item: string; picture: string; totalCents: number; orderCents: number }
    | undefined;
  missing?: NonNullable<ArtworkAsked['missing']>;
}
