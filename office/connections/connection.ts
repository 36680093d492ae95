import type { Answer } from '#contract/operation.ts';
import type { getConnections } from '#contract/operations/office/connections/get-connections.ts';

/** A connection to an external service as the office shows it: its fields, and where they are set. */
export type Connection = Answer<typeof getConnections>['connections'][number];
