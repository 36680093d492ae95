import { catalogueFieldLabels } from '#contract/labels/office/catalogue-fields.ts';
import { contentFieldLabels } from '#contract/labels/office/content-fields.ts';
import { settingFieldLabels } from '#contract/labels/office/setting-fields.ts';
import type { RecordKind } from '#contract/operations/office/records/record-types.ts';
import { resourceNamed } from '#contract/resources/resources.ts';
import { useLabels } from '../office-context.ts';

/** Texts and pictures of pages. All other kinds but settings belong to the catalogue. */
export const content = new Set<RecordKind>(['banner', 'campaign', 'pages', 'label']);
export const settings = new Set<RecordKind>(['shop', 'wayToPay']);

/** Labels of a kind's fields and choices: `story.title`, `ground.ground-sand`. */
export function useRecordTexts(kind: RecordKind): (path: string) => string {
  const ofContent = useLabels(contentFieldLabels);
  const ofSettings = useLabels(settingFieldLabels);
  const ofCatalogue = useLabels(catalogueFieldLabels);
  const resource = resourceNamed(kind);
  const ofResource = useLabels<string>(resource?.labels ?? catalogueFieldLabels);
  return (path) => {
    if (resource) return ofResource(`field.${path}`);
    const key = `${kind}.${path}`;
    if (content.has(kind)) return ofContent(key as 'banner.top');
    return settings.has(kind) ? ofSettings(key as 'shop.siteTitle') : ofCatalogue(key as 'tag.names');
  };
}
