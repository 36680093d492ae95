import type { ProofSituation } from '#contract/proofs.ts';
import type { OrderMail } from './balance-contents.ts';

/** `missing` are names of items and prints that an order still lacks, looked up when the email is written. */
export interface ArtworkAsked extends OrderMail {
  missing?: { item: string; print: string; isRefused?: true }[];
}

interface ProofNow {
  situation: ProofSituation;
  item: string;
  /** The path of its picture, or ''. */
  picture: string;
  totalCents: number;
  orderCents: number;
  /** The agreed price of a piece; null if the price by quantity applies. */
  pieceCents: number | null;
  /** The names of the files that it shows. */
  files?: string[];
}

/** A proof of an item by its number. Contains no text that a person typed. */
export interface ProofMail extends OrderMail {
  isPickUp?: boolean;
  itemId: number;
  proof: number;
  /** The proof as it is when the email is sent. */
  now?: ProofNow | undefined;
  missing?: NonNullable<ArtworkAsked['missing']>;
}
