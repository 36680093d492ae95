import type { PictureView } from '#contract/constants.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { partsText } from '#rules/text-of-language.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import type { ProductPicture } from './product-data.ts';

const viewLabels = {
  detail: 'viewDetail',
  side: 'viewSide',
  back: 'viewBack',
  open: 'viewOpen',
  room: 'viewRoom',
  packed: 'viewPacked',
} as const satisfies Record<Exclude<PictureView, 'front'>, string>;

/** Texts of a product's pictures. */
export interface PictureTexts {
  /** The view or the color. */
  caption: (at: number) => string;
  /** The alternative text written by staff; otherwise product, color, view and position. */
  alt: (at: number) => string;
}

export function usePictureTexts({
  name,
  pictures,
  colors,
}: {
  name: string;
  pictures: readonly ProductPicture[];
  colors: readonly { id: number; name: string }[];
}): PictureTexts {
  const { lang } = useShop();
  const t = useLabels(productDetailLabels);
  const total = pictures.length;
  const colorOf = (at: number) => colors.find(({ id }) => id === pictures[at]?.colorId)?.name;
  const viewOf = (at: number) => {
    const view = pictures[at]?.view ?? 'front';
    return view === 'front' ? undefined : t(viewLabels[view]);
  };
  return {
    caption: (at) => viewOf(at) ?? colorOf(at) ?? '',
    alt: (at) =>
      pictures[at]?.alt ??
      partsText(
        lang,
        [name, colorOf(at), viewOf(at), total > 1 && t('pictureOf', { n: at + 1, total })].filter(
          (part) => typeof part === 'string',
        ),
      ),
  };
}
