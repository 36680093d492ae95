import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import './button.css';

interface Looks {
  /** `act` is the one saffron button of a screen, for the step that leads to payment. */
  kind?: 'plain' | 'act' | 'ghost' | 'quiet' | 'danger';
  small?: boolean;
  wide?: boolean;
  icon?: IconName;
  /** The icon after the text; mirrored in right-to-left pages. */
  iconEnd?: IconName;
  className?: string;
  children: ReactNode;
}

interface AsButton extends Looks, Omit<ComponentProps<'button'>, keyof Looks> {
  href?: never;
  /**
   * Whether the button is busy: it keeps its size and place, and ignores further clicks. The text should say
   * what it does ("Sending…").
   */
  busy?: boolean;
}
interface AsLink extends Looks, Omit<ComponentProps<'a'>, keyof Looks> {
  href: string;
  busy?: never;
}

/** A button (`type="button"` by default), or with `href` a link that looks like one. */
export function Button(props: AsButton | AsLink) {
  const { kind = 'plain', small = false, wide = false, icon, iconEnd, className, children, ...rest } = props;
  const looks = ['btn', kind !== 'plain' && kind, small && 'small', wide && 'wide', className]
    .filter(Boolean)
    .join(' ');
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} flip />}
    </>
  );
  if (isLink(rest)) {
    return (
      <a {...rest} className={looks}>
        {inside}
      </a>
    );
  }
  const { busy = false, onClick, ...button } = rest;
  const idle = busy || button['aria-disabled'] === 'true' || button['aria-disabled'] === true;
  return (
    <button type="button" {...button} className={looks} aria-busy={busy || undefined} onClick={press}>
      {inside}
    </button>
  );

  /**
   * Handles a press. A busy or disabled button submits no form; a disabled one may still explain why
   * (`onClick`).
   */
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (idle) event.preventDefault();
    if (!busy) onClick?.(event);
  }
}

function isLink(
  rest: Omit<AsButton, keyof Looks> | Omit<AsLink, keyof Looks>,
): rest is Omit<AsLink, keyof Looks> {
  return rest.href !== undefined;
}
