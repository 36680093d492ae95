import type { z } from 'zod';
import type { listedImport } from '#contract/operations/office/imports/import-types.ts';
import type { Permission } from '#contract/permissions.ts';
import type { Database } from '#database/schema.ts';
import { kindsOf, type ListedImport } from '#shop/imports/imports.ts';
import type { Staff } from '../../../calls/caller.ts';

/** Returns an import as the office lists it. */
export const importAnswer = (
  { id, fileName, source, state, createdAt }: ListedImport,
  name: string,
): z.input<typeof listedImport> => ({
  id,
  fileName,
  source,
  state,
  name,
  createdAt: createdAt.toISOString(),
});

const permissionsOf: Readonly<Record<string, Permission>> = {
  discounts: 'discounts.write',
  redirects: 'content.write',
};

/** Returns whether staff may change everything that an import changes. */
export async function mayChangeAll(db: Database, id: number, { permissions }: Staff): Promise<boolean> {
  const kinds = await kindsOf(db, id);
  return [...kinds].every((kind) => permissions.has(permissionsOf[kind] ?? 'catalogue.write'));
}
