import { useEffect, useState } from 'react';
import { usePageData } from '#web/use-page-data.ts';
import { UserText } from '#ui/user-text.tsx';
import type { ProductData } from './product-data.ts';

const loadEnlarged = () => import('./enlarged.tsx');

/** Opens photos of reviews enlarged over the page. Until this is loaded, their links open the pictures. */
export function PhotoViewer({ reviews }: Pick<ProductData, 'reviews'>) {
  const [path, setPath] = useState('');
  const enlarging = usePageData(loadEnlarged, path !== '', () => setPath(''));
  const review = reviews.find(({ photos }) => photos?.some((photo) => photo.path === path));
  const photos = review?.photos ?? [];
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = (event.target as Element).closest('.rev-photos a');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      setPath(link.getAttribute('href') ?? '');
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
  if (!enlarging || !review) return null;
  return (
    <enlarging.Enlarged
      name={<UserText text={review.title} />}
      pictures={photos}
      labels={{ alt: (at) => photos[at]?.alt ?? '' }}
      at={photos.findIndex((photo) => photo.path === path)}
      onMove={(at) => setPath(photos[at]?.path ?? '')}
      onClose={() => setPath('')}
    />
  );
}
