import type { Once } from './line-price.ts';

/** Returns the key of a one-time charge's label. `name`: that of its position, if known. */
export const onceKey = (kind: Once['kind'], name = ''): Once['kind'] | 'setupOf' =>
  kind === 'setup' && name !== '' ? 'setupOf' : kind;
