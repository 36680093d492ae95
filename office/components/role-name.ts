import type { officeRoleLabels } from '#contract/labels/office/roles.ts';

type RoleKey = keyof (typeof officeRoleLabels)['texts'];

const builtIn: readonly string[] = ['owner', 'sales', 'workshop', 'editor', 'books'] satisfies RoleKey[];

/** Returns the office's label for a built-in role, or a custom role's own name. */
export const roleName = (name: string, label: (key: RoleKey) => string): string =>
  builtIn.includes(name) ? label(name as RoleKey) : name;
