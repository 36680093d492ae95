import type { ComponentProps } from 'react';
import { usePageData } from '#web/use-page-data.ts';
import type { ProductPrint } from './product-print.tsx';

const load = () => import('./product-print.tsx');

/** What is printed for a chosen option: a text, names, or a drawing. Its code is loaded once such an option is chosen. */
export function ProductPrintLater(props: ComponentProps<typeof ProductPrint>) {
  const part = usePageData(load, true, 'quiet');
  return part && <part.ProductPrint {...props} />;
}
