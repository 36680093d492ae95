/** What work on an order can wait for, and its goods before they leave. */
export const missingForWork = ['artwork', 'proof', 'deposit', 'balance', 'stock'] as const;
export type MissingForWork = (typeof missingForWork)[number];

/** Where a proof is. `replaced`: a newer one was sent. */
export const proofStates = ['draft', 'sent', 'approved', 'changes', 'replaced'] as const;
export type ProofState = (typeof proofStates)[number];

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
