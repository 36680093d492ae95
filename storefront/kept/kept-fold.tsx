import type { ReactNode, RefObject } from 'react';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';
import { useLabels } from '../shop-context.tsx';

interface KeptFoldProps {
  icon: IconName;
  title: string;
  open: boolean;
  /** It was opened: what is in it can be loaded. */
  onOpen: () => void;
  summary?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** What a customer may open beside the billing details. */
export function KeptFold({ icon, title, open, onOpen, summary, children }: KeptFoldProps) {
  const words = useLabels(sharedLabels);
  return (
    <details
      className="panel kept-part"
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen()}
    >
      <summary ref={summary}>
        <Icon name={icon} />
        <span>{title}</span> <span className="opt">{words('optional')}</span>
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
