import { type ReactNode, useEffect, useState } from 'react';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';
import { useStylesheet } from '#ui/load-styles.ts';
import { withLoading } from '#web/loading.ts';
import { usePageData } from '#web/use-page-data.ts';
import { useLabels } from '../shop-context.tsx';
import './stored-fold.css';
import styles from './kept-parts.css?url';

interface StoredFoldProps<Part> {
  icon: IconName;
  title: string;
  /** The selection, shown while the section is closed; undefined if there is none. */
  chosen?: string | undefined;
  /**
   * Whether the section stays open because its only field has a value or an error. Pressing its heading then
   * focuses the field.
   */
  held?: boolean;
  /** Whether it is rendered as a line of its container instead of a panel. */
  plain?: boolean;
  /** Loads the content when the section first opens. */
  load: () => Promise<Part>;
  children: (part: Part, summary: HTMLElement | null) => ReactNode;
}

const focusField = (fold: Element | null | undefined) =>
  fold?.querySelector<HTMLElement>('input, textarea')?.focus();

/**
 * A collapsible section. Its heading is rendered from the start, and only a press opens it, so that the layout does not
 * shift.
 */
export function StoredFold<Part>({
  icon,
  title,
  chosen,
  held,
  plain = false,
  load,
  children,
}: StoredFoldProps<Part>) {
  const shared = useLabels(sharedLabels);
  const [summary, setSummary] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  if (held && !open) setOpen(true);
  const [pressed, setPressed] = useState(false);
  const part = usePageData(
    () => withLoading(load()),
    open,
    () => setOpen(false),
  );
  const isStyled = useStylesheet(styles);
  const fold = held === undefined ? null : summary?.parentElement;
  const isFilled = pressed && part !== null && isStyled;
  useEffect(() => {
    if (isFilled) focusField(fold);
  }, [isFilled, fold]);
  return (
    <details
      className={plain ? 'kept-part' : 'panel kept-part'}
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open === open) return;
        if (held) {
          currentTarget.open = true;
          focusField(currentTarget);
        }
        setOpen(currentTarget.open);
        setPressed(currentTarget.open);
      }}
    >
      <summary ref={setSummary}>
        <Icon name={icon} />
        <span>{title}</span> <span className="opt">{chosen ?? shared('optional')}</span>
        <Icon name="chevron-down" />
      </summary>
      {part && isStyled && children(part, summary)}
    </details>
  );
}
