import { z } from 'zod';
import { id, personName } from '../office-types.ts';

/** What a customer can request about their data. */
export const dataRequests = ['copy', 'erasure'] as const;

/** Limits that apply to a customer, each with its label. */
export const customerLimitCodes = [
  'newCustomer',
  'confirmFirst',
  'cashLimitReached',
  'cashLimitOrders',
  'cashLimitValue',
  'loginLocked',
  'emailUnconfirmed',
] as const;
export type CustomerLimitCode = (typeof customerLimitCodes)[number];

/** What moves when accounts are merged. */
export const movedKinds = [
  'orders',
  'payments',
  'addresses',
  'lists',
  'reviews',
  'tags',
  'notes',
  'messages',
  'samples',
] as const;

export const account = z.object({ id, name: personName, login: z.string(), orders: z.number() });
