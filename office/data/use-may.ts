import type { Permission } from '#contract/permissions.ts';
import { useMe } from './query-client.ts';

/** Whether this person's role has a permission. */
export function useMay(): (permission: Permission) => boolean {
  const { me } = useMe().data ?? {};
  return (permission) => me?.permissions.includes(permission) ?? false;
}
