import { personalDataLabels, personalFieldLabels } from '#contract/labels/office/personal-data.ts';
import { fillLabel } from '#contract/labels/label-set.ts';
import { type LanguageCode, languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { formatDateTime } from '#rules/format-date.ts';
import { formatAmount } from '#rules/money.ts';
import { listText } from '#rules/text-of-language.ts';
import { shopSettings } from '#shop/content/content.ts';
import type { PersonalData, PersonalSection } from '#shop/customers/customers.ts';
import { labelsOf } from '#shop/localisation/localisation.ts';
import { escapeHtml } from '../../../mail/phrase.ts';

const style = `body{font:16px/1.6 system-ui,'Khmer OS','Noto Sans Khmer',sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}
dl{display:grid;grid-template-columns:minmax(7rem,12rem) 1fr;gap:.2rem 1rem;padding:.8rem 0;margin:0;border-top:1px solid #ccc}
dt{color:#555}dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}`;

/** Returns a copy of a person's data as an HTML page without scripts or links. Empty fields are omitted. */
export async function personalDataPage(
  db: Database,
  data: PersonalData,
  language: LanguageCode,
): Promise<string> {
  const [t, labels, shop] = await Promise.all([
    labelsOf(db, personalDataLabels, language),
    labelsOf(db, personalFieldLabels, language),
    shopSettings(db, language),
  ]);
  const labelOf: Readonly<Record<string, string>> = labels;
  const { tag, direction } = languages[language];

  function textOf(name: string, value: unknown): string {
    if (typeof value === 'number') return name.endsWith('Cents') ? formatAmount(value) : String(value);
    if (Array.isArray(value)) return listText(language, value.map(String));
    if (typeof value !== 'string') return '';
    return /^\d{4}-\d\d-\d\dT/u.test(value) ? formatDateTime(value, shop) : value;
  }
  const rowOf = (row: Record<string, unknown>) =>
    `<dl>${Object.entries(row)
      .map(([name, value]) => [labelOf[name] ?? name, textOf(name, value)] as const)
      .filter(([, text]) => text !== '')
      .map(([label, text]) => `<dt>${escapeHtml(label)}</dt><dd dir="auto">${escapeHtml(text)}</dd>`)
      .join('')}</dl>`;
  const sections = (Object.entries(data) as [PersonalSection, Record<string, unknown>[]][]).map(
    ([name, rows]) =>
      `<h2>${escapeHtml(t[name])}</h2>${rows.length === 0 ? `<p>${escapeHtml(t.nothing)}</p>` : rows.map(rowOf).join('')}`,
  );
  const time = formatDateTime(new Date().toISOString(), shop);
  const made = fillLabel(t.made, { shop: shop.siteTitle, time });
  return `<!doctype html><html lang="${tag}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(t.title)}</title><style>${style}</style></head><body><h1>${escapeHtml(t.title)}</h1><p>${escapeHtml(made)}</p>${sections.join('')}</body></html>`;
}
