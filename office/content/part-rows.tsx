import type { ReactNode } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeContentLabels } from '#contract/labels/office/content.ts';
import { useLabels } from '#office/office-context.ts';
import { DragHandle } from '#office/drag-sort/drag-handle.tsx';
import type { useDraggedOrder } from '#office/drag-sort/use-dragged-order.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { UserText } from '#ui/user-text.tsx';

export interface PartRow {
  key: number | string;
  href: string;
  name: string;
  /** Whether the part's fields are open. */
  isHere: boolean;
  /** Shown after the part's name. */
  state?: ReactNode;
}

interface PartRowsProps {
  label: string;
  rows: readonly PartRow[];
  /** Omitted if the page determines the order. */
  order?: ReturnType<typeof useDraggedOrder>;
}

/** Parts of a page in order. With permission they can be dragged by their grips, or moved with Alt and arrow keys. */
export function PartRows({ label, rows, order }: PartRowsProps) {
  const t = useLabels(officeContentLabels);
  const common = useLabels(officeCommonLabels);
  const announced = order?.said ?? null;
  return (
    <>
      <ul className="part-rows" role="list" aria-label={label} ref={order?.listRef}>
        {rows.map(({ key, href, name, isHere, state }, at) => (
          <li
            key={key}
            data-thing
            className={[isHere && 'is-here', order?.dragged === at && 'is-held'].filter(Boolean).join(' ')}
          >
            {order && <DragHandle label={common('reorderNamed', { name })} {...order.grip(at)} />}
            <a href={href} aria-current={isHere ? 'true' : undefined}>
              <UserText text={name} />
              {state}
            </a>
            {order && isHere && rows.length > 1 && (
              <span className="part-moves">
                <IconButton
                  icon="arrow-up"
                  label={t('up', { name })}
                  aria-disabled={at === 0}
                  onClick={() => order.move(at, at - 1)}
                />
                <IconButton
                  icon="arrow-up"
                  className="is-down"
                  label={t('down', { name })}
                  aria-disabled={at === rows.length - 1}
                  onClick={() => order.move(at, at + 1)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      {order && (
        <output className="vh">
          {announced !== null && common('movedTo', { name: rows[announced]?.name ?? '', n: announced + 1 })}
        </output>
      )}
    </>
  );
}
