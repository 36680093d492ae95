import { useState } from 'react';
import { type PictureView, pictureViews } from '#contract/constants.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officePicturesLabels } from '#contract/labels/office/pictures.ts';
import { languageCodes, languages, otherLanguage } from '#contract/languages.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Note } from '../components/note.tsx';
import { Field } from '#ui/field.tsx';
import { Picture } from '#ui/picture.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useLabels, useOffice } from '../office-context.ts';
import { OfficeIcon } from '../components/office-icon.tsx';
import { CropDialog } from './crop-dialog.tsx';
import { PictureAreas, type PrintedOption } from './picture-areas.tsx';
import { type PictureArea, type PictureColour, type PictureValue, setAltText } from './picture-value.ts';

const maxAltLength = 200;

interface PictureDialogProps {
  /** The picture to edit. Null when closed. */
  picture: PictureValue | null;
  at: number;
  total: number;
  colours: readonly PictureColour[];
  ratio: number | null;
  /** The product’s options, which may be printed in areas of the picture. */
  options: readonly PrintedOption[];
  /** Gives all pictures of the same view the areas of this one. */
  onCopyAreas: (areas: PictureArea[]) => void;
  onChange: (change: Partial<PictureValue>) => void;
  /** Called when cropping changes the path. */
  onCut: (before: string, path: string) => void;
  onMove: (to: number) => void;
  onRemove: (picture: PictureValue) => void;
  onClose: () => void;
}

/** One picture: color, view, position, alternative text in both languages, crop and removal. */
export function PictureDialog({ picture, onClose, ...rest }: PictureDialogProps) {
  const t = useLabels(officePicturesLabels);
  const common = useLabels(officeCommonLabels);
  return (
    <Dialog
      open={picture !== null}
      onClose={onClose}
      title={t('nthOf', { n: rest.at + 1, total: rest.total })}
      foot={<Button onClick={onClose}>{common('done')}</Button>}
    >
      {picture && <About picture={picture} {...rest} />}
    </Dialog>
  );
}

type AboutProps = Omit<PictureDialogProps, 'picture' | 'onClose'> & { picture: PictureValue };

function About({
  picture,
  at,
  total,
  colours,
  ratio,
  options,
  onCopyAreas,
  onChange,
  onCut: onCrop,
  onMove,
  onRemove,
}: AboutProps) {
  const { lang } = useOffice();
  const t = useLabels(officePicturesLabels);
  const common = useLabels(officeCommonLabels);
  const [isCutting, setIsCutting] = useState(false);
  const [isMoved, setMoved] = useState(false);
  const [isCropped, setCropped] = useState(false);
  const move = (to: number) => {
    setMoved(true);
    onMove(to);
  };
  const { path, colourId, view, alt } = picture;
  const names = { en: t('english'), ar: t('khmer') };
  return (
    <div className="about-picture">
      <div className="stack-3 about-shown">
        <Picture path={path} width={640} height={640} alt="" sizes="15rem" />
        <div className="form-foot">
          <Button kind="ghost" aria-disabled={at === 0} onClick={() => move(at - 1)}>
            {t('earlier')}
          </Button>
          <Button kind="ghost" aria-disabled={at === total - 1} onClick={() => move(at + 1)}>
            {t('later')}
          </Button>
        </div>
        <output className="vh">{isMoved && t('moved', { n: at + 1, total })}</output>
        <div className="form-foot">
          {path.endsWith('.webp') && (
            <Button kind="ghost" onClick={() => setIsCutting(true)}>
              <OfficeIcon name="crop" /> {t('cut')}
            </Button>
          )}
          <Button kind="quiet" icon="trash-2" onClick={() => onRemove(picture)}>
            {common('remove')}
          </Button>
        </div>
      </div>
      <div className="form">
        {colours.length > 0 && (
          <SelectField
            label={t('colour')}
            choose={t('anyColour')}
            options={colours.map(({ id, name }) => ({ value: id, text: name }))}
            value={colourId ?? ''}
            onChange={({ currentTarget }) => onChange({ colourId: Number(currentTarget.value) || null })}
          />
        )}
        <SelectField
          label={t('view')}
          options={pictureViews.map((each) => ({ value: each, text: t(each) }))}
          value={view}
          onChange={({ currentTarget }) => onChange({ view: currentTarget.value as PictureView })}
        />
        {[lang, otherLanguage(lang)].map((code, place) => (
          <Field
            key={code}
            label={t('description', { language: names[code] })}
            optional=" "
            lang={languages[code].tag}
            maxLength={maxAltLength}
            value={alt[code] ?? ''}
            hint={place === languageCodes.length - 1 ? t('descriptionHint') : undefined}
            onChange={({ currentTarget }) => onChange({ alt: setAltText(alt, code, currentTarget.value) })}
          />
        ))}
        {isCropped && picture.areas.length > 0 && (
          <Note kind="us" role="alert">
            {t('cropAreas')}
          </Note>
        )}
        <PictureAreas
          picture={picture}
          options={options}
          onChange={(areas) => onChange({ areas })}
          onCopy={onCopyAreas}
        />
      </div>
      <CropDialog
        path={isCutting ? path : null}
        use="product"
        ratio={ratio}
        onCut={(crop) => {
          onChange({ path: crop.path });
          if (crop.path === path) return;
          setCropped(true);
          onCrop(path, crop.path);
        }}
        onClose={() => setIsCutting(false)}
      />
    </div>
  );
}
