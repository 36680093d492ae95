import type { Staff } from '../../../calls/caller.ts';

/**
 * Returns whether the person may change shared views, which staff who manage accounts can rename and remove.
 */
export const mayChangeShared = ({ permissions }: Staff): boolean => permissions.has('staff.write');
