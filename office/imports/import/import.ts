import type { Answer } from '#contract/operation.ts';
import type { getImport } from '#contract/operations/office/imports/get-import.ts';
import type { listImportRows } from '#contract/operations/office/imports/list-import-rows.ts';

export type Import = Answer<typeof getImport>;
export type ImportRow = Answer<typeof listImportRows>['rows'][number];

/** Whether staff haven't said yet which currency the prices of a checked export have. */
export const isCurrencyOpen = ({ state, prices, money }: Import): boolean =>
  state === 'ready' && prices !== null && money === null;
