import type { officeRoleLabels } from '#contract/labels/office/roles.ts';

type RoleKey = keyof (typeof officeRoleLabels)['texts'];

const builtIn: readonly string[] = ['owner', 'sales', 'workshop', 'editor', 'books'] satisfies RoleKey[];

/** Returns the office's label of a built-in role, or the custom role's name. */
export const roleName = (name: string, word: (key: RoleKey) => string): string =>
  builtIn.includes(name) ? word(name as RoleKey) : name;
