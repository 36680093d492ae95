import type { Answer } from '#contract/operation.ts';
import type { getConnections } from '#contract/operations/office/connections/get-connections.ts';

/** A connection to a service outside of the shop, as the office shows it: its fields, and where they are set. */
export type Connection = Answer<typeof getConnections>['connections'][number];
