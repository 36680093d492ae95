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
    <label className="chip">
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
  /** Shows the name beside the colour; without it the name is the title. */
  named?: boolean;
  /** Below the colour. */
  children?: ReactNode;
}

/** A colour to choose; stands in a fieldset. The colour is an SVG fill: the security policy allows no style. */
export function Swatch({ type = 'radio', color, label, named = false, children, ...input }: SwatchProps) {
  return (
    <label className={named ? 'swatch big' : 'swatch'} title={named ? undefined : label}>
      <input {...input} type={type} aria-label={named || children ? undefined : label} />
      <SwatchDot color={color} />
      {(named || children) && <span className={named ? 'swatch-name' : 'vh'}>{label}</span>}
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
