import { officePicturesLabels } from '#contract/labels/office/pictures.ts';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { useLabels } from '../office-context.ts';
import type { Removed } from './picture-value.ts';

interface RemovedPicturesProps {
  removed: readonly Removed[];
  onPutBack: (removed: Removed) => void;
}

/** Removed pictures that aren't saved yet. */
export function RemovedPictures({ removed, onPutBack }: RemovedPicturesProps) {
  const t = useLabels(officePicturesLabels);
  if (removed.length === 0) return null;
  return (
    <div className="pics-removed">
      <p className="soft">{t('removed')}</p>
      <ul role="list" aria-label={t('removed')}>
        {removed.map((each, at) => (
          <li key={each.picture.path}>
            <Picture path={each.picture.path} width={320} height={320} alt="" sizes="3rem" />
            <Button
              kind="quiet"
              data-path={each.picture.path}
              aria-label={t('putBackNth', { n: at + 1 })}
              onClick={() => onPutBack(each)}
            >
              {t('putBack')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
