import { useId, useState } from 'react';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { UserText } from '#ui/user-text.tsx';
import { failureMessage } from '#web/failure-message.ts';
import type { Message } from '#web/toasts.ts';
import { sendPicture } from './send-picture.ts';

/** Selects pictures and shows the names of their files. */
export function PhotosField({ label, hint, max }: { label: string; hint?: string; max: number }) {
  const t = useLabels(sharedLabels);
  const hintId = useId();
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <div className="photos-field">
      <label className="btn ghost">
        <Icon name="plus" />
        <span>
          {label} <span className="opt">{t('optional')}</span>
        </span>
        <input
          className="vh"
          name="Photos"
          type="file"
          accept="image/*"
          multiple
          aria-describedby={hint && hintId}
          onChange={({ currentTarget: { files } }) =>
            setNames([...(files ?? [])].slice(0, max).map(({ name }) => name))
          }
        />
      </label>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      <output>
        {names.map((name) => (
          <UserText key={name} text={name} />
        ))}
      </output>
    </div>
  );
}

/** Returns the pictures selected in a form. */
export const photosIn = (data: FormData, max: number): File[] =>
  data
    .getAll('Photos')
    .filter((each): each is File => each instanceof File && each.size > 0)
    .slice(0, max);

/** Uploads pictures, one after the other. Returns why the last of those that didn't arrive was refused; null if all did. */
export async function sendPhotos(path: string, photos: readonly File[]): Promise<Message | null> {
  let refusal: Message | null = null;
  for (const photo of photos)
    refusal =
      (await sendPicture(path, photo).catch((): Message => ({ code: failureMessage(null) }))) ?? refusal;
  return refusal;
}
