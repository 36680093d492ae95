import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import './icon-button.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  icon: IconName;
  label: string;
  /** Mirrored in pages laid out right to left. */
  flip?: boolean;
}

/** A round button that is only an icon; `label` is its name for readers and, as title, for pointers. */
export function IconButton({ icon, label, flip = false, className, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={className ? `icon-btn ${className}` : 'icon-btn'}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} flip={flip} />
    </button>
  );
}
