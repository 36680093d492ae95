import spriteUrl from './icons.svg?url&no-inline';
import type { IconName } from './icons.ts';

interface IconProps {
  name: IconName;
  /** Whether the icon is mirrored in right-to-left pages, as it points along the reading direction. */
  flip?: boolean;
  /** The text for screen readers. If it is omitted, the icon is decorative. */
  label?: string | undefined;
  className?: string;
}

/** One line icon of the sprite, in the size and color of the surrounding text. */
export function Icon({ name, flip = false, label, className = '' }: IconProps) {
  const announced = label
    ? ({ role: 'img', 'aria-label': label } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <svg className={`icon${flip ? ' flip' : ''}${className && ` ${className}`}`} {...announced}>
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
