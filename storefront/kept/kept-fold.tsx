import { type ReactNode, useEffect, useState } from 'react';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';
import { useStyles } from '#ui/load-styles.ts';
import { withLoading } from '#web/loading.ts';
import { useLoaded } from '#web/use-loaded.ts';
import { useLabels } from '../shop-context.tsx';
import './kept-fold.css';
import styles from './kept-parts.css?url';

interface KeptFoldProps<Part> {
  icon: IconName;
  title: string;
  /** What was chosen in it, seen while it is shut; undefined: nothing yet. */
  chosen?: string | undefined;
  /** Its one field has something in it or is refused: it stays open. Opened by a press, it has the focus. */
  held?: boolean;
  /** A line of what it stands in, not a panel. */
  plain?: boolean;
  /** What is in it comes when it is first opened. */
  load: () => Promise<Part>;
  children: (part: Part, summary: HTMLElement | null) => ReactNode;
}

const focusField = (fold: Element | null | undefined) =>
  fold?.querySelector<HTMLElement>('input, textarea')?.focus();

/** What a customer may open. Its head stands from the first, and nothing but a press opens it: nothing moves by itself. */
export function KeptFold<Part>({
  icon,
  title,
  chosen,
  held,
  plain = false,
  load,
  children,
}: KeptFoldProps<Part>) {
  const words = useLabels(sharedLabels);
  const [summary, setSummary] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  if (held && !open) setOpen(true);
  const [pressed, setPressed] = useState(false);
  const part = useLoaded(
    () => withLoading(load()),
    open,
    () => setOpen(false),
  );
  const isStyled = useStyles(styles);
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
        <span>{title}</span> <span className="opt">{chosen ?? words('optional')}</span>
        <Icon name="chevron-down" />
      </summary>
      {part && isStyled && children(part, summary)}
    </details>
  );
}
