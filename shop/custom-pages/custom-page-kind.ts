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
      const faults = dayErrors(page);
      if (!page.published) return faults;
      const texts = [page.title, page.body].flatMap(({ en, km }) => [en, km]);
      const open = openPart(texts.join(' '));
      if (page.body.en === '' && page.body.km === '') faults.push({ field: 'body', code: 'missing' });
      if (open !== null) faults.push({ field: 'body', code: 'openPart', about: open });
      return faults;
    },
  },
);
