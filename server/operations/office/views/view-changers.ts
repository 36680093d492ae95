import type { Staff } from '../../../calls/caller.ts';

/** Who may rename and remove what others share: those who decide who is there at all. */
export const mayChangeShared = ({ permissions }: Staff): boolean => permissions.has('staff.write');
