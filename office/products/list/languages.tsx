import { listText } from '#rules/text-of-language.ts';
import { officeProductsLabels } from '#contract/labels/office/products.ts';
import { languageCodes } from '#contract/languages.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { State } from '#office/components/state.tsx';
import type { ListedProduct } from './listed-product.ts';

const labels = {
  en: { older: 'enOlder', partly: 'enPartly', missing: 'enMissing' },
  ar: { older: 'arOlder', partly: 'arPartly', missing: 'arMissing' },
} as const;

/** Shows whether the texts exist in both languages, and which one is outdated. */
export function Languages({ languages }: Pick<ListedProduct, 'languages'>) {
  const { lang } = useOffice();
  const t = useLabels(officeProductsLabels);
  const behind = languageCodes.flatMap((code) => {
    const status = languages[code];
    return status === 'whole' ? [] : [t(labels[code][status])];
  });
  if (behind.length === 0) return <State look="done">{t('bothLanguages')}</State>;
  return <State look="half">{listText(lang, behind)}</State>;
}
