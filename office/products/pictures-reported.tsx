import { useOffice } from '#office/office-context.ts';
import { Picture } from '#ui/picture.tsx';
import type { Product } from './product.ts';
import './pictures-reported.css';

/** A product's old or new pictures in order, within a history entry. */
export function PicturesReported({ pictures }: { pictures: Product['pictures'] }) {
  const { lang } = useOffice();
  return (
    <span className="pictures-told">
      {pictures.map(({ path, alt }) => (
        <Picture key={path} path={path} width={320} height={320} alt={alt[lang] ?? ''} sizes="2.5rem" />
      ))}
    </span>
  );
}
