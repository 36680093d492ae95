import { catalogueFieldLabels } from '#contract/labels/office/catalogue-fields.ts';
import { contentFieldLabels } from '#contract/labels/office/content-fields.ts';
import { settingFieldLabels } from '#contract/labels/office/setting-fields.ts';
import { languages } from '#contract/languages.ts';
import { useLabels } from '../office-context.ts';

/** By the tags texts are kept with. */
const tongues: Readonly<Record<string, string>> = { en: languages.en.name, km: languages.ar.name };

/** What a field is called where it is changed, and the language of its text: 'blurb.en' of 'settings changed', or of a kind. */
export function useFieldName(event: string): (field: string) => string {
  const sets = [
    useLabels(settingFieldLabels),
    useLabels(contentFieldLabels),
    useLabels(catalogueFieldLabels),
  ];
  const [kind = ''] = event.split(' ');
  // Some settings are changed with the pages.
  const kinds = kind === 'settings' ? ['shop', 'pages'] : [kind];
  return (field) => {
    if (field in tongues) return tongues[field] ?? field;
    const [, path = field, tongue = ''] = /^(.*?)(?:\.(en|km))?$/u.exec(field) ?? [];
    for (const label of sets)
      for (const each of kinds) {
        const key = `${each}.${path}`;
        const name = label(key as never);
        // What has no label comes back as its key.
        if (name !== key) return [name, tongues[tongue]].filter(Boolean).join(', ');
      }
    return field;
  };
}
