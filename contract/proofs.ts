import type { proofMessages } from './labels/mail/proof-words.ts';

/** What work on an order can wait for, and its goods before they leave. */
export const missingForWork = ['artwork', 'proof', 'deposit', 'balance', 'stock'] as const;
export type MissingForWork = (typeof missingForWork)[number];

/** How a customer told or sent staff what they note: `chat` is Telegram, `message` another messenger. */
export const notedChannels = ['chat', 'phone', 'visit', 'message', 'email'] as const;
export type NotedChannel = (typeof notedChannels)[number];

/** Where a proof is. `replaced`: a newer one was sent. */
export const proofStates = ['draft', 'sent', 'approved', 'changes', 'replaced'] as const;
export type ProofState = (typeof proofStates)[number];

/**
 * What a proof is for its customer. `open`: it waits for an answer; `early`: approved, while work waits for something else;
 * `started`: work began without its approval; `closed`: the order was canceled, returned or refunded; `outdated`: it no longer
 * fits the order.
 */
export const proofSituations = [
  'open',
  'approved',
  'early',
  'changes',
  'replaced',
  'started',
  'closed',
  'outdated',
] as const;
export type ProofSituation = (typeof proofSituations)[number];

type ProofLabel = keyof typeof proofMessages;

/** The words for each situation of a proof that can't be answered, by their keys (contract/labels/mail/proof-words.ts): what it is, then what follows. */
export const proofSays: Record<Exclude<ProofSituation, 'open'>, readonly [ProofLabel, ProofLabel?]> = {
  approved: ['proofApproved'],
  early: ['proofEarly', 'proofEarlyNext'],
  changes: ['proofChanges', 'proofChangesNext'],
  replaced: ['proofReplaced', 'proofReplacedNext'],
  started: ['proofStarted', 'proofStartedNext'],
  closed: ['proofClosed', 'proofClosedNext'],
  outdated: ['proofOutdated', 'proofOutdatedNext'],
};

export const proofLimits = {
  note: 1000,
  answer: 2000,
  mark: 300,
  marks: 12,
  name: 80,
  inks: 120,
  sideMm: 3000,
} as const;

/** Where something is printed on an item, and how large. `inks` are the colors in words. */
export interface ProofPlace {
  attributeId: number;
  widthMm: number | null;
  heightMm: number | null;
  inks: string;
}

/** What a customer marked on the picture of a proof, in percent of its width and height. */
export interface ProofMark {
  x: number;
  y: number;
  text: string;
}
