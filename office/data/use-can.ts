import type { Me } from '../shell/me.ts';
import type { Needs } from '../screens.ts';
import { useCurrentStaff } from './query-client.ts';

/** Whether a role includes the required permission. Every signed-in user may do what needs none. */
export const mayDo = (me: Pick<Me, 'permissions'> | null, needs: Needs): boolean =>
  me !== null && (needs === 'in' || me.permissions.some((each) => each === needs));

/** The same for the signed-in user. */
export function useCan(): (needs: Needs) => boolean {
  const me = useCurrentStaff().data?.me ?? null;
  return (needs) => mayDo(me, needs);
}
