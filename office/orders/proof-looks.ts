/** How the state of a proof looks. */
export const proofLooks = {
  draft: 'us',
  sent: 'others',
  approved: 'done',
  changes: 'us',
  replaced: 'off',
} as const;
