import { fileAsks } from '#contract/artwork.ts';
import type { JobActName } from '#contract/forms/job-acts.ts';
import type { SampleState } from '#contract/constants.ts';
import type { Job, JobPrint } from './job-types.ts';

/** What was just done on the page, or why it wasn't. */
export interface Done {
  /** The act that succeeded. */
  act?: JobActName;
  /** Whether a file was sent. */
  isFile?: boolean;
  /** The sentence of a refusal, and the text that the customer entered. */
  refusal?: string;
  text?: string;
  /** The print that a refused text is for. Without one, it is a message. */
  print?: { itemId: number; attributeId: number };
}

/** Whether a refused text belongs to a print. */
export const isRefusedPrint = ({ OrderItemID, ProductAttributeID }: JobPrint, { print }: Done): boolean =>
  print?.itemId === OrderItemID && print.attributeId === ProductAttributeID;

/** Whether the page has the form of a refused text, which then shows the refusal. */
export const hasRefusedForm = ({ Prints, May }: Job, done: Done): boolean =>
  done.text !== undefined &&
  (done.print ? Prints.some((each) => each.IsOpen && isRefusedPrint(each, done)) : May.includes('message'));

/** Sample request, as shown behind its link. */
export interface SampleView {
  number: string;
  state: SampleState;
  /** ISO 8601 with Z. */
  changedAt: string;
  items: readonly { name: string; quantity: number }[];
}

/** The form that finds an order without a link: first by number and phone, then by a code. */
export interface FindView {
  step: 'find' | 'code';
  number: string;
  phone: string;
  /** Proves that this browser requested the code. */
  token: string;
  /** The fields that are empty or wrong. */
  problems: Partial<Record<'number' | 'phone' | 'code', 'required' | 'wrongCode'>>;
  codeMinutes: number;
  /** A number as the shop’s orders have. */
  sampleNumber: string;
}

/** A proof of an item, or the form that asks what should change on it. */
export interface ProofView {
  kind: 'proof';
  path: string;
  job: Job;
  proof: Job['Proofs'][number];
  /** Whether the customer says what should change. */
  isChange: boolean;
  /** What the customer entered before a refusal. Marks are as in TAKE_JOB_ACT. */
  name?: string;
  text?: string;
  /** The selected payment method, as in the form. */
  method?: string;
  marks?: string;
  refusal?: string;
  /** Proves who requested the code that approving needs. */
  token?: string;
}

/** The page that takes a payment by a provider's form. */
export interface PayView {
  kind: 'pay';
  path: string;
  job: Job;
  payment: NonNullable<Job['Payment']>;
  method: NonNullable<Job['Payment']>['Methods'][number];
}

/** What a page behind a link shows. `path` is its own, below the language. */
export type JobView =
  | { kind: 'job'; path: string; job: Job; done: Done }
  | ProofView
  | PayView
  | { kind: 'samples'; path: string; samples: SampleView }
  | { kind: 'find'; path: string; find: FindView }
  | { kind: 'ended'; path: string };

/** Whether the page takes a file now, for which it needs its script: artwork, or the slip of a transfer. */
export const takesFiles = ({ Prints, Payment }: Job): boolean =>
  Prints.some(({ IsOpen, AsksFor }) => IsOpen && fileAsks.includes(AsksFor)) ||
  (Payment?.State === 'choose' && !Payment.IsBalance && Payment.Accounts.length > 0);
