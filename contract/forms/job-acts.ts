import { form, type Form } from './field-rules.ts';

/**
 * What a link to an order's page may show: everything, or only what the link was sent for before orders had a page. A
 * link to the receipt shows its picture.
 */
export type JobRight = 'all' | 'pay' | 'balance' | 'confirm' | 'receipt';

/** What a customer can do on an order's page. */
export interface JobAct {
  form: Form;
  /** The links that allow it. The owner may always. */
  rights: readonly JobRight[];
}

/** The acts of an order's page. Each is one form, on the page behind the link and in the account. */
export const jobActs = {
  /** Asks for a QR code to pay what is due. */
  pay: { form: form({}), rights: ['all', 'pay', 'balance'] },
  /** Confirms a cash order. */
  confirm: { form: form({}), rights: ['all', 'confirm'] },
  /** Writes to the shop about the order. */
  message: { form: form({ Message: { label: 'message', max: 2000 } }), rights: ['all'] },
  /** Approves a proof. With `approveBy: code`, the first form of a link asks for a code. */
  approve: { form: form({ Name: { label: 'name', max: 80 } }), rights: ['all'] },
  /** Asks for changes of a proof: in words, by marks on its picture, or both. */
  changes: { form: form({ Message: { label: 'message', max: 2000, required: false } }), rights: ['all'] },
  /** Says that a parcel arrived. */
  received: { form: form({}), rights: ['all'] },
  /** Saves a text or names to print (SEND_PRINT_TEXT). */
  design: { form: form({}), rights: ['all'] },
  /** Puts the items in the cart again, in the browser. */
  again: { form: form({}), rights: ['all'] },
} as const satisfies Readonly<Record<string, JobAct>>;

export type JobActName = keyof typeof jobActs;
export const jobActNames = Object.keys(jobActs) as [JobActName, ...JobActName[]];

export const isJobAct = (name: string): name is JobActName => Object.hasOwn(jobActs, name);
