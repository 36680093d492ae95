import { catalogueFieldLabels } from '#contract/labels/office/catalogue-fields.ts';
import { contentFieldLabels } from '#contract/labels/office/content-fields.ts';
import { officeProductFieldLabels } from '#contract/labels/office/product-fields.ts';
import { settingFieldLabels } from '#contract/labels/office/setting-fields.ts';
import { languages } from '#contract/languages.ts';
import { resourceNamed } from '#contract/resources/resources.ts';
import { partsText } from '#rules/text-of-language.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { kindsOf } from './kinds-of.ts';

/** The language labels by the tags that texts are stored with. */
const tongues: Readonly<Record<string, string>> = {
  en: languages.en.name,
  km: languages.ar.name,
  ar: languages.ar.name,
};

/**
 * Returns a field's label and the language of its text, for 'blurb.en' of an event such as 'settings changed', or of a
 * kind.
 */
export function useFieldName(event: string): (field: string) => string {
  const sets = [
    useLabels(settingFieldLabels),
    useLabels(contentFieldLabels),
    useLabels(catalogueFieldLabels),
  ];
  const ofProduct = useLabels(officeProductFieldLabels);
  const { lang } = useOffice();
  const kinds = kindsOf(event);
  const resource = resourceNamed(kinds[0] ?? '');
  const ofResource = useLabels<string>(resource?.labels ?? settingFieldLabels);
  return (field) => {
    if (field in tongues) return tongues[field] ?? field;
    const [, path = field, tongue = ''] = /^(.*?)(?:\.(en|km|ar))?$/u.exec(field) ?? [];
    // A field's last part may be just a language. The log omits the `Cents` suffix of amounts. A field
    // without a label returns its key.
    for (const each of new Set([field, path, `${path}Cents`])) {
      const names = kinds.flatMap((kind) => {
        const key = `${kind}.${each}`;
        return sets.map((label) => ({ key, name: label(key as never) }));
      });
      if (resource) {
        const key = `field.${each}` as const;
        names.push({ key, name: ofResource(key) });
      }
      if (kinds.includes('product')) names.push({ key: each, name: ofProduct(each as never) });
      for (const { key, name } of names) {
        if (name !== key) return partsText(lang, [name, each === field ? '' : tongues[tongue]]);
      }
    }
    return field;
  };
}
