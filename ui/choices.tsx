import type { ComponentProps, ReactNode } from 'react';
import './choices.css';

type Control = Omit<ComponentProps<'input'>, 'type' | 'children' | 'className'>;

interface ChipProps extends Control {
  type?: 'radio' | 'checkbox';
  children: ReactNode;
}

/** A short choice in a row of them (sizes); stands in a fieldset. */
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
  /** `#f2a530` */
  color: string;
  label: string;
  /** Behind the name. */
  children?: ReactNode;
}

/** A colour with its name, to choose; stands in a fieldset. The colour is an SVG fill: the security policy allows no style. */
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

/** The coloured dot alone, beside the colour's name. */
export function SwatchDot({ color }: { color: string }) {
  return (
    <svg className="swatch-dot" viewBox="0 0 28 28" aria-hidden="true">
      <circle cx="14" cy="14" r="13.5" fill={color} stroke="#1c211d" strokeOpacity=".25" />
    </svg>
  );
}
