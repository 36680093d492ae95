import path from 'node:path';
import { knownType } from '#contract/file-types.ts';
import { getProductFile } from '#contract/operations/office/pictures/get-product-file.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import { storedProducts } from '#shop/catalogue/catalogue.ts';
import { uploadStoredAs } from '#shop/uploads/uploads.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(getProductFile, async ({ id }, { app: { db }, caller }) => {
  const [product] = await storedProducts(db, [id]);
  if (!product?.digital) return refuse(404, 'notFound');
  const { file, type } = product.digital;
  const upload = await uploadStoredAs(db, file);
  await writeAudit(db, staffActor(caller.staffId), 'product file downloaded', { product: id });
  return { file, type: knownType(type), fileName: upload?.fileName ?? path.posix.basename(file) };
});
