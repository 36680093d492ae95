import type { ResourceName } from '#contract/resources/resources.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { useRecords } from '../records/use-records.ts';
import { useLocalizedText } from '../components/use-localized-text.ts';
import { partsOf } from './own-parts.ts';
import { plainText, resourceOf } from './resource.ts';

/** The resource of the current screen: its description, labels, own parts and the inputs of its fields. */
export function useResource() {
  const { screen, links, lang } = useOffice();
  const resource = resourceOf(screen);
  const t = useLabels(resource.labels);
  const inLanguage = useLocalizedText();
  const name: ResourceName = resource.name;
  const parts = partsOf(name);
  const { unique }: { unique?: string } = resource;
  const nameless = (fields: Readonly<Record<string, unknown>>) =>
    plainText(fields[unique ?? resource.title]) || t('one');
  return {
    resource,
    t,
    titleOf: ({ fields }: { fields: Readonly<Record<string, unknown>> }): string => {
      const named = parts.titleOf?.(fields, lang);
      if (named) return named;
      const title = fields[resource.title];
      const isBoth = typeof title === 'object' && title !== null;
      return isBoth ? inLanguage(title as { en: string; km: string }) : plainText(title) || nameless(fields);
    },
    parts,
    list: links[resource.plural],
    /** Describes the fields. Another query loads the records. */
    described: useRecords(name, []),
  };
}
