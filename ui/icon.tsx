import spriteUrl from './icons.svg?url&no-inline';
import type { IconName } from './icons.ts';

interface IconProps {
  name: IconName;
  /** Mirrored in pages laid out right to left: for what points along the reading direction. */
  flip?: boolean;
  /** What it says to a screen reader; without it the icon is decoration beside its words. */
  label?: string;
}

/** One line icon of the sprite, in the size and colour of the text around it. */
export function Icon({ name, flip = false, label }: IconProps) {
  const said = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg className={flip ? 'icon flip' : 'icon'} {...said}>
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
