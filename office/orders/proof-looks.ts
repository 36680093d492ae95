/** Whose turn it is in each state of a proof, which decides how the state looks. */
export const proofLooks = {
  draft: 'us',
  sent: 'others',
  approved: 'done',
  changes: 'us',
  replaced: 'off',
} as const;
