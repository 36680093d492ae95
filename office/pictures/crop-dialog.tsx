import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PictureUse } from '#contract/constants.ts';
import { officePicturesLabels } from '#contract/labels/office/pictures.ts';
import { createRenditions } from '#contract/operations/office/pictures/make-picture.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { callOffice } from '../data/call-office.ts';
import { useRefusalText } from '../data/refusals.ts';
import { useLabels } from '../office-context.ts';
import { Failure } from '../components/note.tsx';
import { middlePart, type Crop } from './cut-part.ts';
import { Cropper } from './cropper.tsx';

export interface ShownPicture {
  path: string;
  width: number;
  height: number;
}

interface CropDialogProps {
  /** The path of the picture to crop. Null when closed. */
  path: string | null;
  use: PictureUse;
  ratio: number | null;
  onCut: (picture: ShownPicture) => void;
  onClose: () => void;
}

/** Crops a shop picture again from its original. */
export function CropDialog({ path, use, ratio, onCut: onCrop, onClose }: CropDialogProps) {
  const t = useLabels(officePicturesLabels);
  return (
    <Dialog open={path !== null} onClose={onClose} title={t('cutHeading')}>
      {path !== null && <Cutting path={path} {...{ use, ratio, onCut: onCrop, onClose }} />}
    </Dialog>
  );
}

function Cutting({ path, use, ratio, onCut: onCrop, onClose }: CropDialogProps & { path: string }) {
  const t = useLabels(officePicturesLabels);
  const refusalText = useRefusalText();
  const original = useOriginal(path);
  const [part, setPart] = useState<Crop | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const crop = async () => {
    setBusy(true);
    setWhy(null);
    try {
      onCrop(await callOffice(createRenditions, { use, source: { path }, part, ratio }));
      onClose();
    } catch (error) {
      setWhy(refusalText(error));
    }
    setBusy(false);
  };
  return (
    <div className="stack-3">
      <Failure>{(why ?? original.error) && (why ?? t('cutLost'))}</Failure>
      {original.data && (
        <Cropper
          picture={original.data}
          ratio={ratio}
          part={part}
          onRead={(size) => setPart(middlePart(size, ratio))}
          onChange={setPart}
          onFailed={() => setWhy(t('cutLost'))}
        />
      )}
      <p className="soft">{t('cutHint')}</p>
      <div className="form-foot">
        <Button busy={busy} aria-disabled={part === null} onClick={() => void crop()}>
          {t('cutUse')}
        </Button>
      </div>
    </div>
  );
}

/** Queries the original of a cropped picture. */
const useOriginal = (path: string) =>
  useQuery({
    queryKey: ['original', path],
    queryFn: async ({ signal }) => {
      const answer = await fetch(`/office/originals/${path.slice(path.lastIndexOf('/') + 1)}`, { signal });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      return answer.blob();
    },
    staleTime: Infinity,
  });
