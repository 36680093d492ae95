import type { Answer } from '#contract/operation.ts';
import type { getStaff } from '#contract/operations/office/staff/get-staff.ts';

export type Team = Answer<typeof getStaff>;
export type Member = Team['staff'][number];
export type Role = Team['roles'][number];
