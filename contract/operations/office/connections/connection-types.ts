import { z } from 'zod';
import { paymentProviderNames } from '../../../payment-providers/payment-providers.ts';

/** External services of the shop. Each is configured as a whole, in the office or by the environment. */
export const connectionNames = [
  'mail',
  'sender',
  'telegram',
  'telegramBot',
  'sms',
  ...paymentProviderNames,
] as const;
export type ConnectionName = (typeof connectionNames)[number];
export const connectionName = z.enum(connectionNames);

/** Long enough for the longest token. */
export const longestValue = 4000;
