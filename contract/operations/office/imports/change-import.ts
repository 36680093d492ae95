import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, emptyObject, text } from '../office-types.ts';
import { fileMoney, importStaff, system } from './import-types.ts';

export const changeImport = operation({
  name: 'CHANGE_IMPORT',
  path: 'imports/change-import',
  summary:
    'Changes an import that hasn’t run, and checks it again: creates missing brands and categories, accepts unusual prices, corrects a cell, says which system exported it or which currency its prices have, or matches a column (null: skips it) or an attribute of variants (`isAxis`), which is remembered for later files.',
  source: 'docs/internals/catalogue.md',
  caller: importStaff,
  request: z.object({
    id,
    creates: z.boolean().optional(),
    isPriceSure: z.boolean().optional(),
    cell: z
      .object({ place: z.number().int().min(1).max(1_000_000), column: text(1, 60), text: text(0, 20_000) })
      .optional(),
    match: z
      .object({ header: text(1, 200), column: text(1, 60).nullable(), isAxis: z.boolean().optional() })
      .optional(),
    source: system.optional(),
    money: fileMoney.optional(),
  }),
  response: emptyObject,
});
