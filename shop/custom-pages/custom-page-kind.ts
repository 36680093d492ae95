import { customPage } from '#contract/resources/custom-page.ts';
import { cleanDescription } from '#shop/catalogue/catalogue.ts';
import { dayErrors, resourceKind } from '#shop/records/records.ts';
import { openPart } from './open-part.ts';

const { body } = customPage.fields;
const cleaned = body.shape.transform(({ en, km }) => ({
  en: cleanDescription(en),
  km: cleanDescription(km),
}));

/**
 * A page of the shop's own. Its HTML is sanitized when it is stored. It can't be published without text, or while a
 * part of its draft still has to be filled in.
 */
export const customPageKind = resourceKind(
  { ...customPage, fields: { ...customPage.fields, body: { ...body, shape: cleaned } } },
  {
    errors: async () => (page) => {
      const errors = dayErrors(page);
      if (!page.published) return errors;
      const texts = [page.title, page.body].flatMap(({ en, km }) => [en, km]);
      const open = openPart(texts.join(' '));
      if (page.body.en === '' && page.body.km === '') errors.push({ field: 'body', code: 'missing' });
      if (open !== null) errors.push({ field: 'body', code: 'openPart', about: open });
      return errors;
    },
  },
);
