import spriteUrl from './icons.svg?url&no-inline';
import type { IconName } from './icons.ts';

interface IconProps {
  name: IconName;
  /** Mirrored in right-to-left pages: for icons that point along the reading direction. */
  flip?: boolean;
  /** Its text for screen readers. Without it the icon is decorative. */
  label?: string;
}

/** One line icon of the sprite, in the size and color of the surrounding text. */
export function Icon({ name, flip = false, label }: IconProps) {
  const announced = label
    ? ({ role: 'img', 'aria-label': label } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <svg className={flip ? 'icon flip' : 'icon'} {...announced}>
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
