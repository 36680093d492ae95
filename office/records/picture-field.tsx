import { use } from 'react';
import { OnePicture } from '../pictures/one-picture.tsx';
import { KindOfRecord, type NamedFieldProps } from './field-props.ts';
import { QuietContrast, QuietPart } from './quiet-part.tsx';
import { content, settings } from './use-record-texts.ts';

/** Width by height, as the shop shows them. Others keep their own ratio. */
const ratios: Readonly<Record<string, number>> = { 'banner.picture': 32 / 15, 'banner.phonePicture': 10 / 9 };

/** These also accept drawings (SVG), wherever they appear. */
const logos = new Set(['logo', 'logoWhite', 'mark']);

/** A picture field of the shop: upload, crop or replace. */
export function PictureField({ path, label, field, value, error, onChange }: NamedFieldProps) {
  const kind = use(KindOfRecord);
  const isBanner = kind === 'banner' && path === 'picture';
  const picture = typeof value === 'string' ? value : null;
  const shown = (
    <OnePicture
      label={label}
      value={picture}
      use={
        settings.has(kind) || (kind === 'pages' && logos.has(path))
          ? 'setting'
          : content.has(kind)
            ? 'page'
            : 'product'
      }
      ratio={ratios[`${kind}.${path}`] ?? null}
      isNeeded={!field.isOptional}
      error={error}
      onChange={onChange}
      {...(isBanner && { over: <QuietPart /> })}
    />
  );
  return isBanner ? (
    <div>
      {shown}
      {picture && <QuietContrast picture={picture} />}
    </div>
  ) : (
    shown
  );
}
