import type { Answer } from '#contract/operation.ts';
import type { getHealth } from '#contract/operations/office/health/get-health.ts';

export type Health = Answer<typeof getHealth>;
export type HealthFinding = Health['parts'][number]['findings'][number];
