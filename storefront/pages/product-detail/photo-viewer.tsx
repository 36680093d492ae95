import { usePageData } from '#web/use-page-data.ts';
import { UserText } from '#ui/user-text.tsx';
import type { ProductData } from './product-data.ts';

const loadEnlarged = () => import('./enlarged.tsx');

interface PhotoViewerProps extends Pick<ProductData, 'reviews'> {
  /** The path of the shown photo; '' or undefined without one. */
  photo: string | undefined;
  onPhoto: (path: string) => void;
}

/** Shows photos of a review enlarged over the page. */
export function PhotoViewer({ reviews, photo, onPhoto }: PhotoViewerProps) {
  const enlarging = usePageData(loadEnlarged, Boolean(photo), () => onPhoto(''));
  const review = reviews.find(({ photos }) => photos?.some(({ path }) => path === photo));
  const photos = review?.photos ?? [];
  if (!enlarging || !review) return null;
  return (
    <enlarging.Enlarged
      name={<UserText text={review.title} />}
      pictures={photos}
      labels={{ alt: (at) => photos[at]?.alt ?? '' }}
      at={photos.findIndex(({ path }) => path === photo)}
      onMove={(at) => onPhoto(photos[at]?.path ?? '')}
      onClose={() => onPhoto('')}
    />
  );
}
