import type { officeRoleLabels } from '#contract/labels/office/roles.ts';

type RoleKey = keyof (typeof officeRoleLabels)['texts'];

const builtIn: readonly string[] = ['owner', 'sales', 'workshop', 'editor', 'books'] satisfies RoleKey[];

/** Of a role that comes with the shop the word of the office, else the name it was given. */
export const roleName = (name: string, word: (key: RoleKey) => string): string =>
  builtIn.includes(name) ? word(name as RoleKey) : name;
