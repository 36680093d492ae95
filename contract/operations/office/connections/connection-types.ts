import { z } from 'zod';

/** External services of the shop. Each is configured as a whole, in the office or by the environment. */
export const connectionNames = [
  'mail',
  'sender',
  'telegram',
  'telegramBot',
  'sms',
  'stripe',
  'paypal',
  'khqr',
  'acquirer',
] as const;
export type ConnectionName = (typeof connectionNames)[number];
export const connectionName = z.enum(connectionNames);

/** Long enough for the longest token. */
export const longestValue = 4000;
