/** What work on an order can wait for. */
export const missingForWork = ['proof', 'deposit'] as const;
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
