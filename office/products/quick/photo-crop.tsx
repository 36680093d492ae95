import { useState } from 'react';
import { officePicturesLabels } from '#contract/labels/office/pictures.ts';
import { officeQuickProductLabels } from '#contract/labels/office/quick-product.ts';
import { useLabels } from '#office/office-context.ts';
import { FieldProblem } from '#office/components/field-problem.tsx';
import { AddPicture, FilesPlace } from '#office/pictures/add-picture.tsx';
import { middlePart } from '#office/pictures/cut-part.ts';
import { Cropper } from '#office/pictures/cropper.tsx';
import { usePictureRefusal } from '#office/pictures/use-picture-refusal.ts';
import { fieldId } from '#office/forms/use-form-errors.ts';
import type { QuickProduct } from './quick-product.ts';

interface PhotoCropProps {
  product: QuickProduct;
  change: (part: Partial<QuickProduct>) => void;
  sent: { share: number; isLost: boolean };
  problem: string | undefined;
}

const square = 1;

/** The photo and its square crop, or a way to add one. */
export function PhotoCrop({ product: { photo, part, upload }, change, sent, problem }: PhotoCropProps) {
  const t = useLabels(officeQuickProductLabels);
  const pictures = useLabels(officePicturesLabels);
  const refusalOf = usePictureRefusal();
  const [why, setWhy] = useState<string | null>(null);
  const take = async ([file]: readonly File[]) => {
    if (!file) return;
    const refusal = await refusalOf(file);
    setWhy(refusal);
    if (refusal === null) change({ photo: file, part: null, upload: null });
  };
  const wrong = why ?? (photo ? null : problem);
  const status =
    upload !== null ? t('sent') : sent.isLost ? t('lost') : t('sending', { n: Math.floor(sent.share * 100) });
  const add = (
    <AddPicture
      label={photo ? pictures('change') : pictures('addOne')}
      camera={photo ? t('again') : t('takePhoto')}
      onFiles={(files) => void take(files)}
    />
  );
  return (
    <FilesPlace onFiles={(files) => void take(files)} className="quick-photo">
      {photo ? (
        <Cropper
          picture={photo}
          ratio={square}
          part={part}
          onRead={(size) => part ?? change({ part: middlePart(size, square) })}
          onChange={(next) => change({ part: next })}
          onFailed={() => {
            change({ photo: null, part: null, upload: null });
            setWhy(t('noPicture'));
          }}
        />
      ) : (
        <div className="quick-none" id={fieldId('photo')} tabIndex={-1}>
          {add}
          <p>
            {t('photoHint')} <span className="not-touch">{pictures('drop')}</span>
          </p>
        </div>
      )}
      {photo && (
        <div className="quick-under">
          <p className="soft">
            {t('square')} <output>{status}</output>
          </p>
          {add}
        </div>
      )}
      <FieldProblem text={wrong} />
    </FilesPlace>
  );
}
