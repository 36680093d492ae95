import { languageCodes, languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { labelScreens, screenTexts } from '#shop/localisation/localisation.ts';

/**
 * Prints each interface text by its name in content files, with its current text in each language. Returns the exit
 * code.
 */
export async function listLabels(
  db: Database,
  search: string,
  print: (line: string) => void,
): Promise<number> {
  for (const [screen, entityId] of Object.entries(labelScreens)) {
    const texts = await Promise.all(languageCodes.map((code) => screenTexts(db, entityId, code)));
    for (const key of texts[0]?.all.keys() ?? []) {
      const name = `${screen}.${key}`;
      const lines = languageCodes.map(
        (code, at) => `  ${languages[code].tag}: ${texts[at]?.all.get(key) ?? ''}`,
      );
      if ([name, ...lines].some((line) => line.toLowerCase().includes(search.toLowerCase())))
        print([name, ...lines].join('\n'));
    }
  }
  return 0;
}
