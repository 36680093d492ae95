import type { Me } from './me.ts';
import type { Needs } from '../screens.ts';
import { useCurrentStaff } from './query-client.ts';

/**
 * Whether a role includes the required permission. What needs no permission is open to every signed-in user.
 */
export const mayDo = (me: Pick<Me, 'permissions'> | null, needs: Needs): boolean =>
  me !== null && (needs === 'in' || me.permissions.some((each) => each === needs));

/** Returns a function that tells whether the signed-in user has a permission. */
export function useCan(): (needs: Needs) => boolean {
  const me = useCurrentStaff().data?.me ?? null;
  return (needs) => mayDo(me, needs);
}
