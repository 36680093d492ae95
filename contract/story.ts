/** The one thing that happens next with an order. */
export const storyStates = [
  'confirm',
  'pay',
  'checking',
  'artwork',
  'proof',
  'approve',
  'changes',
  'deposit',
  'owed',
  'stock',
  'approved',
  'received',
  'printing',
  'preparing',
  'balance',
  'partSent',
  'partReady',
  'pickUp',
  'sent',
  'door',
  'delivered',
  'files',
  'onAccount',
  'overdue',
  'returned',
  'cancelled',
] as const;
export type StoryState = (typeof storyStates)[number];

/** The steps of an order in its story. */
export const storySteps = [
  'received',
  'transfer',
  'proof',
  'approval',
  'printing',
  'preparing',
  'sent',
  'delivered',
  'ready',
  'returned',
  'cancelled',
] as const;
export type StoryStepName = (typeof storySteps)[number];

/** Whether a step is completed, in progress, or not started. */
export const storyStepStates = ['done', 'now', 'next'] as const;

/** Who has to act. */
export const storyActors = ['customer', 'shop', 'nobody'] as const;
