import type { Staff } from '../../../calls/caller.ts';

/** Shared views can be renamed and removed by staff who manage accounts. */
export const mayChangeShared = ({ permissions }: Staff): boolean => permissions.has('staff.write');
