import { use } from 'react';
import { OnePicture } from '../pictures/one-picture.tsx';
import { KindOfRecord, type NamedFieldProps } from './field-props.ts';
import { content, settings } from './use-record-words.ts';

/** Width by height, as the shop shows them; others keep their own. */
const ratios: Readonly<Record<string, number>> = { 'banner.picture': 32 / 15, 'banner.phonePicture': 10 / 9 };

/** A picture of the shop: sent, cut, or another one in its place. */
export function PictureField({ path, label, field, value, error, onChange }: NamedFieldProps) {
  const kind = use(KindOfRecord);
  return (
    <OnePicture
      label={label}
      value={typeof value === 'string' ? value : null}
      use={settings.has(kind) ? 'setting' : content.has(kind) ? 'page' : 'product'}
      ratio={ratios[`${kind}.${path}`] ?? null}
      isNeeded={!field.isOptional}
      error={error}
      onChange={onChange}
    />
  );
}
