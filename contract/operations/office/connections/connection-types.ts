import { z } from 'zod';

/** What the shop connects to; each is set as a whole, in the office or by the environment. */
export const connectionNames = [
  'mail',
  'sender',
  'telegram',
  'sms',
  'stripe',
  'paypal',
  'khqr',
  'acquirer',
] as const;
export type ConnectionName = (typeof connectionNames)[number];
export const connectionName = z.enum(connectionNames);

/** The length of the longest token. */
export const longestValue = 4000;
