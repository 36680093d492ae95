import { useOffice } from '#office/office-context.ts';
import type { Scanned } from './use-scans.ts';

/** Returns a scanned product's name in the page's language, with color and size: `Mug (Navy, L)`. */
export function useScannedName(): (
  product: Pick<Scanned['products'][number], 'names' | 'variant' | 'sku'>,
) => string {
  const { lang } = useOffice();
  return ({ names, variant, sku }) => {
    const name = names[lang] ?? names.en ?? names.ar ?? sku;
    const of = variant?.[lang] ?? '';
    return of === '' ? name : `${name} (${of})`;
  };
}
