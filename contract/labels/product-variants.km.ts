import type { KhmerOf } from './label-set.ts';
import type { productVariantsLabels } from './product-variants.ts';

export const productVariantsKhmer: KhmerOf<typeof productVariantsLabels> = {
  title: 'ជម្រើសផលិតផល',
  variant: 'ប្រភេទជម្រើស',
  option: 'ជម្រើស',
  additionalPrice: 'តម្លៃបន្ថែម',
  chosen: 'ជម្រើសរបស់អ្នក',
  none: 'មិនបានជ្រើសរើសទេ',
};
