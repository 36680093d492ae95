import type { Answer } from '#contract/operation.ts';
import type { getMe } from '#contract/operations/office/account/get-me.ts';

export type Me = NonNullable<Answer<typeof getMe>['me']>;
export type Factors = Me['factors'];
