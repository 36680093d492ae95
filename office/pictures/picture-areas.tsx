import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officePicturesLabels } from '#contract/labels/office/pictures.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Dialog } from '../components/dialog.tsx';
import { useLabels } from '../office-context.ts';
import { AreaEditor } from './area-editor.tsx';
import type { PictureArea, PictureValue } from './picture-value.ts';

export interface PrintedOption {
  id: number;
  name: string;
}

interface PictureAreasProps {
  picture: PictureValue;
  /** The product’s options, besides color and size. */
  options: readonly PrintedOption[];
  onChange: (areas: PictureArea[]) => void;
  /** Gives all pictures of the same view these areas. */
  onCopy: (areas: PictureArea[]) => void;
}

const maxSagPercent = 30;
/** A new area: the middle of the picture. */
const blank = (attributeId: number): PictureArea => ({
  attributeId,
  corners: [
    [0.35, 0.35],
    [0.65, 0.35],
    [0.65, 0.65],
    [0.35, 0.65],
  ],
  sag: 0,
  widthMm: null,
  isEngraved: false,
});

/** Where options are printed in a picture: an area for each option that has one. */
export function PictureAreas({ picture, options, onChange, onCopy }: PictureAreasProps) {
  const t = useLabels(officePicturesLabels);
  const common = useLabels(officeCommonLabels);
  const [open, setOpen] = useState<number | null>(null);
  const { areas } = picture;
  const area = areas.find(({ attributeId }) => attributeId === open);
  const change = (part: Partial<PictureArea>) =>
    onChange(areas.map((each) => (each.attributeId === open ? { ...each, ...part } : each)));
  if (options.length === 0) return null;
  return (
    <fieldset className="one-picture">
      <legend>{t('areas')}</legend>
      {options.map(({ id, name }) => {
        const has = areas.some(({ attributeId }) => attributeId === id);
        return (
          <Button
            key={id}
            kind="ghost"
            onClick={() => {
              if (!has) onChange([...areas, blank(id)]);
              setOpen(id);
            }}
          >
            {t(has ? 'editArea' : 'addArea', { name })}
          </Button>
        );
      })}
      <p className="soft">{t('areasHint')}</p>
      <Dialog
        open={area !== undefined}
        onClose={() => setOpen(null)}
        title={t('areaHeading', { name: options.find(({ id }) => id === open)?.name ?? '' })}
        foot={<Button onClick={() => setOpen(null)}>{common('done')}</Button>}
      >
        {area && (
          <div className="stack-3">
            <AreaEditor path={picture.path} area={area} onChange={(corners) => change({ corners })} />
            <p className="soft">{t('areaHint')}</p>
            <div className="form">
              <Field
                label={t('areaWidth')}
                type="number"
                min={1}
                max={5000}
                optional=" "
                value={area.widthMm ?? ''}
                onChange={({ currentTarget: { valueAsNumber } }) =>
                  change({ widthMm: Number.isNaN(valueAsNumber) ? null : Math.round(valueAsNumber) })
                }
              />
              <Field
                label={t('areaSag')}
                hint={t('areaSagHint')}
                type="number"
                step={0.1}
                min={-maxSagPercent}
                max={maxSagPercent}
                value={Math.round(area.sag * 1000) / 10}
                onChange={({ currentTarget: { valueAsNumber } }) =>
                  change({ sag: Number.isNaN(valueAsNumber) ? 0 : Math.round(valueAsNumber * 10) / 1000 })
                }
              />
              <label className="check">
                <input
                  type="checkbox"
                  checked={area.isEngraved}
                  onChange={({ currentTarget }) => change({ isEngraved: currentTarget.checked })}
                />
                <span>{t('areaEngraved')}</span>
              </label>
            </div>
            <div className="form-foot">
              <Button kind="ghost" onClick={() => onCopy(areas)}>
                {t('copyArea')}
              </Button>
              <Button
                kind="quiet"
                icon="trash-2"
                onClick={() => {
                  onChange(areas.filter(({ attributeId }) => attributeId !== open));
                  setOpen(null);
                }}
              >
                {common('remove')}
              </Button>
            </div>
          </div>
        )}
      </Dialog>
    </fieldset>
  );
}
