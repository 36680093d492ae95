import { makePreviewLink } from '#contract/operations/office/catalogue/make-preview-link.ts';
import { previewLink, storedProducts } from '#shop/catalogue/catalogue.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(makePreviewLink, async ({ id, language }, { app }) => {
  const [product] = await storedProducts(app.db, [id]);
  return product ? previewLink(app.secret, { id, language }) : refuse(404, 'notFound');
});
