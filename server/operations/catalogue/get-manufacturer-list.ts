import { getManufacturerList } from '#contract/operations/catalogue/get-manufacturer-list.ts';
import { brands } from '#shop/catalogue/catalogue.ts';
import { handle } from '../../calls/operation.ts';

export const handler = handle(getManufacturerList, async ({ PageNo, PageSize }, { app }) => {
  const found = await brands(app.db, { page: PageNo, pageSize: PageSize });
  return found.map(({ id, name }) => ({ ManufacturerID: id, Name: name }));
});
