import { type ReactNode, useId, useState } from 'react';
import type { PictureUse } from '#contract/constants.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officePicturesLabels } from '#contract/labels/office/pictures.ts';
import { createRenditions } from '#contract/operations/office/pictures/make-picture.ts';
import { Button } from '#ui/button.tsx';
import { callOffice } from '../data/call-office.ts';
import { useLabels } from '../office-context.ts';
import { OfficeIcon } from '../components/office-icon.tsx';
import { AddPicture, FilesPlace } from './add-picture.tsx';
import { CropDialog } from './crop-dialog.tsx';
import { withRetry } from './send-file.ts';
import { Sendings } from './sending-row.tsx';
import { useUploads } from './use-uploads.ts';
import './pictures.css';

interface OnePictureProps {
  label: string;
  /** The picture's path in the shop; null or '' if there is none. */
  value: string | null;
  onChange: (path: string | null) => void;
  use: PictureUse;
  /** The width divided by the height. Defaults to the picture's own ratio. */
  ratio?: number | null;
  /** Whether a picture is required. */
  isNeeded?: boolean;
  error?: string | undefined;
  /** Shown over the picture. */
  over?: ReactNode;
}

/**
 * One picture of a page or setting: dropped, pasted, chosen or taken, and cropped any number of times. Settings (`use`)
 * also accept a drawing (SVG), such as a logo. The form stores the path: `<OnePicture label={t('picture')} use="page"
 * ratio={32 / 15} value={values.picture} onChange={(path) => set('picture', path)} />`
 */
export function OnePicture({
  label,
  value,
  onChange,
  use,
  ratio = null,
  isNeeded = false,
  error,
  over,
}: OnePictureProps) {
  const t = useLabels(officePicturesLabels);
  const common = useLabels(officeCommonLabels);
  const id = useId();
  const [isCutting, setIsCutting] = useState(false);
  const { sendings, add, forget, retry } = useUploads({
    use,
    onSent: async ({ upload, hears }) => {
      const wish = { use, source: { upload }, ratio };
      const { path } = await withRetry(() => callOffice(createRenditions, wish, hears.signal), hears);
      onChange(path);
    },
  });
  const take = (files: readonly File[]) => {
    for (const { key, state } of sendings) if (state === 'failed') forget(key);
    add(files.slice(0, 1));
  };
  return (
    <fieldset className={error ? 'one-picture bad' : 'one-picture'} aria-describedby={error && `${id}-error`}>
      <legend>{label}</legend>
      <FilesPlace onFiles={take} className="one-place">
        {value &&
          (over ? (
            <span className="one-over">
              <img src={value} alt="" className="one-shown" />
              {over}
            </span>
          ) : (
            <img src={value} alt="" className="one-shown" />
          ))}
        <div className="form-foot">
          <AddPicture
            label={value ? t('change') : t('addOne')}
            takesDrawings={use === 'setting'}
            onFiles={take}
          />
          {value?.endsWith('.webp') && (
            <Button kind="ghost" onClick={() => setIsCutting(true)}>
              <OfficeIcon name="crop" /> {t('cut')}
            </Button>
          )}
          {value && !isNeeded && (
            <Button kind="quiet" icon="trash-2" onClick={() => onChange(null)}>
              {common('remove')}
            </Button>
          )}
        </div>
        <Sendings sendings={sendings} onForget={forget} onRetry={retry} />
      </FilesPlace>
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <CropDialog
        path={isCutting ? value : null}
        use={use}
        ratio={ratio}
        onCut={({ path }) => onChange(path)}
        onClose={() => setIsCutting(false)}
      />
    </fieldset>
  );
}
