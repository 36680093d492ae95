import { officePicturesLabels } from '#contract/labels/office/pictures.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { useLabels } from '../office-context.ts';
import { OfficeIcon } from '../components/office-icon.tsx';
import { lacksAlt, type PictureColour, type PictureValue } from './picture-value.ts';
import type { useDraggedOrder } from '../drag-sort/use-dragged-order.ts';

interface PictureTileProps {
  picture: PictureValue;
  all: readonly PictureValue[];
  at: number;
  colour: PictureColour | undefined;
  isHeld: boolean;
  isLocked: boolean | undefined;
  order: ReturnType<typeof useDraggedOrder>;
  onOpen: () => void;
}

/** A picture in the grid. Pressing it opens the editor; its grip drags it. */
export function PictureTile({ picture, all, at, colour, isHeld, isLocked, order, onOpen }: PictureTileProps) {
  const t = useLabels(officePicturesLabels);
  const { path, view } = picture;
  const looks = [at === 0 && 'is-first', isHeld && 'is-held'].filter(Boolean).join(' ');
  const shown = <Picture path={path} width={320} height={320} alt="" sizes="9rem" />;
  return (
    <li data-thing className={looks} {...(!isLocked && order.thing(at))}>
      {isLocked ? (
        <span className="pic">{shown}</span>
      ) : (
        <>
          <button
            type="button"
            className="pic"
            data-path={path}
            aria-haspopup="dialog"
            aria-label={t('about', { n: at + 1 })}
            onClick={onOpen}
          >
            {shown}
          </button>
          <button
            type="button"
            className="pic-grip"
            aria-label={t('move', { n: at + 1 })}
            aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
            {...order.grip(at)}
          >
            <OfficeIcon name="grip-vertical" />
          </button>
        </>
      )}
      <p className="pic-words">
        {colour && <ColourDot hex={colour.hex} />}
        <span>{colour?.name ?? t(view)}</span>
        {colour && view !== 'front' && <small>{t(view)}</small>}
        {lacksAlt(picture, all) && (
          <span className="pic-lacks" title={t('noDescription')}>
            <Icon name="circle-alert" />
            <span className="vh">{t('noDescription')}</span>
          </span>
        )}
      </p>
    </li>
  );
}

function ColourDot({ hex }: { hex: string }) {
  return (
    <svg className="colour-dot" viewBox="0 0 12 12" aria-hidden="true">
      <circle cx="6" cy="6" r="5.5" fill={/^#[0-9a-f]{3,8}$/iu.test(hex) ? hex : 'none'} />
    </svg>
  );
}
