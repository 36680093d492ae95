import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import './icon-button.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  icon: IconName;
  label: string;
  /** Whether the icon is mirrored in right-to-left pages. */
  flip?: boolean;
}

/** A round button with only an icon. `label` is its name for screen readers and its tooltip. */
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
