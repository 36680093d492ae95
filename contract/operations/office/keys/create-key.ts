import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { keyPermissions } from '../../../permissions.ts';
import { id, text } from '../office-types.ts';
import { day } from '../orders/order-types.ts';

/** An IP address, or a network such as 203.0.113.0/24. */
export const keyAddress = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

export const createKey = operation({
  name: 'CREATE_KEY',
  path: 'keys/create-key',
  summary:
    'Creates an API key with some of the caller’s own permissions, and emails the owners. The key is returned only once.',
  source: 'docs/decisions/120-office-api-by-keys.md',
  caller: { staff: 'keys.write', freshly: true },
  request: z.object({
    name: text(1, 80),
    permissions: z.array(z.enum(keyPermissions)).min(1).max(keyPermissions.length),
    /** The last day on which it works, in the shop's time zone; null for always. */
    until: day.nullable().default(null),
    /** Where it works; everywhere if empty. */
    addresses: z.array(text(1, 49)).max(20).default([]),
  }),
  response: z.object({
    id,
    /** The key itself. */
    key: z.string(),
    /** The address below which the calls are. */
    url: z.string(),
  }),
});
