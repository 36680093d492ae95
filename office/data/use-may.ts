import type { Me } from '../frame/me.ts';
import type { Needs } from '../screens.ts';
import { useMe } from './query-client.ts';

/** Whether somebody's role allows what is needed; everybody who is here may what needs no permission. */
export const mayDo = (me: Pick<Me, 'permissions'> | null, needs: Needs): boolean =>
  me !== null && (needs === 'in' || me.permissions.some((each) => each === needs));

/** The same of who is here. */
export function useMay(): (needs: Needs) => boolean {
  const me = useMe().data?.me ?? null;
  return (needs) => mayDo(me, needs);
}
