import { labelSet } from '../label-set.ts';

export const productVariantsLabels = labelSet(85, {
  title: ['Product Variants', 'ជម្រើសផលិតផល'],
  variant: ['Variant', 'ប្រភេទជម្រើស'],
  option: ['Option', 'ជម្រើស'],
  additionalPrice: ['Additional price', 'តម្លៃបន្ថែម'],
  chosen: ['Your choice', 'ជម្រើសរបស់អ្នក'],
  none: ['No variants chosen', 'មិនបានជ្រើសរើសទេ'],
});
