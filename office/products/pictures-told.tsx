import { useOffice } from '#office/office-context.ts';
import { Picture } from '#ui/picture.tsx';
import type { Product } from './product.ts';
import './pictures-told.css';

/** The pictures a product had or has, in their order, among the words of a history. */
export function PicturesTold({ pictures }: { pictures: Product['pictures'] }) {
  const { lang } = useOffice();
  return (
    <span className="pictures-told">
      {pictures.map(({ path, alt }) => (
        <Picture key={path} path={path} width={320} height={320} alt={alt[lang] ?? ''} sizes="2.5rem" />
      ))}
    </span>
  );
}
