import type { ComponentProps, ReactNode } from 'react';
import './choices.css';

type Control = Omit<ComponentProps<'input'>, 'type' | 'children' | 'className'>;

interface ChipProps extends Control {
  type?: 'radio' | 'checkbox';
  children: ReactNode;
}

/** A short option in a row of options (sizes), inside a fieldset. */
export function Chip({ type = 'radio', children, ...input }: ChipProps) {
  return (
    <label className="choice chip">
      <input {...input} type={type} />
      <span>{children}</span>
    </label>
  );
}

interface SwatchProps extends Control {
  type?: 'radio' | 'checkbox';
  /** A color such as `#f2a530`. */
  color: string;
  label: string;
  /** Shown after the name. */
  children?: ReactNode;
}

/**
 * A color option with its name, inside a fieldset. The color is an SVG fill, because the security policy forbids inline
 * styles.
 */
export function Swatch({ type = 'radio', color, label, children, ...input }: SwatchProps) {
  return (
    <label className="choice swatch">
      <input {...input} type={type} />
      <SwatchDot color={color} />
      <span className="swatch-name">{label}</span>
      {children}
    </label>
  );
}

/** The colored dot alone, beside the color's name. */
export function SwatchDot({ color }: { color: string }) {
  return (
    <svg className="swatch-dot" viewBox="0 0 28 28" aria-hidden="true">
      <circle cx="14" cy="14" r="13.5" fill={color} stroke="#1c211d" strokeOpacity=".25" />
    </svg>
  );
}
