import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import './empty.css';
import { NoBreakText } from './no-break-text.tsx';

interface EmptyProps {
  icon: IconName;
  /** The background of the arch: 1 sand, 2 mint, 3 rose, 4 sky. */
  petal?: 1 | 2 | 3 | 4;
  heading: ReactNode;
  /** The level of the heading in the page's outline. */
  level?: 'h1' | 'h2' | 'h3';
  /** One sentence. */
  children?: ReactNode;
  /** One action, rarely two, as buttons. */
  actions?: ReactNode;
}

/** An empty state or a failed load: an arch, a sentence and an action. */
export function Empty({ icon, petal = 1, heading, level: Heading = 'h2', children, actions }: EmptyProps) {
  return (
    <div className="empty">
      <span className={`empty-art petal-${petal}`} aria-hidden="true">
        <Icon name={icon} />
      </span>
      <Heading>{typeof heading === 'string' ? <NoBreakText text={heading} /> : heading}</Heading>
      {children && <p>{children}</p>}
      {actions && <div className="empty-acts">{actions}</div>}
    </div>
  );
}
