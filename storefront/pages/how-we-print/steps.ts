/** The steps of an order with a logo or text, in their order, each with its explanation. */
export const printSteps = [
  ['send', 'sendText'],
  ['proof', 'proofText'],
  ['approve', 'approveText'],
  ['print', 'printText'],
  ['balance', 'balanceText'],
  ['deliver', 'deliverText'],
] as const;
export type PrintStep = (typeof printSteps)[number][0];
