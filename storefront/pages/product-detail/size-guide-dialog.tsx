import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { sizeGuideLabels } from '#contract/labels/storefront/size-guide.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { ProductData } from './product-data.ts';
import { SizeTable } from './size-table.tsx';

export interface Sizes {
  sizes: ProductData['sizeGuide'];
  /** Name of the selected size. */
  chosen: string | undefined;
}
interface SizeGuideProps extends Sizes {
  open: boolean;
  onClose: () => void;
}

/** The measurements of a product's sizes, with a drawing of where they are taken. */
export function SizeGuide({ sizes, chosen, open, onClose }: SizeGuideProps) {
  const t = useLabels(sizeGuideLabels);
  const shared = useLabels(sharedLabels);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      closeLabel={shared('close')}
      side="center"
      className="size-guide"
      reading
    >
      <SizeTable sizes={sizes} chosen={chosen} />
    </Dialog>
  );
}
