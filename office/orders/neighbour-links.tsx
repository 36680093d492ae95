import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { useLabels } from '#office/office-context.ts';
import { useScreenShortcut } from '#office/screen-keys.ts';
import { Icon } from '#ui/icon.tsx';
import { navigate } from '#web/navigate.ts';
import type { useNeighbours } from './order-list.ts';

interface NeighbourLinksProps {
  of: Omit<NonNullable<ReturnType<typeof useNeighbours>>, 'address'>;
  /** The screen that the paths of both orders start with. */
  table: string;
}

/** Links to the previous and next order of the table the user came from, also with `K` and `J`. */
export function NeighbourLinks({ of, table }: NeighbourLinksProps) {
  const t = useLabels(officeOrderLabels);
  const hrefOf = (number: string | null) =>
    number === null ? undefined : `${table}/${encodeURIComponent(number)}`;
  const go = (number: string | null) => {
    const href = hrefOf(number);
    if (href !== undefined) navigate(href, { replace: true });
  };
  useScreenShortcut('j', t('behind'), () => go(of.behind), true);
  useScreenShortcut('k', t('before'), () => go(of.before), true);
  const link = (key: 'before' | 'behind', icon: 'chevron-left' | 'chevron-right') => {
    const label = `${t(key)} ${of[key] ?? ''}`.trim();
    return (
      <a
        className="icon-btn"
        href={hrefOf(of[key])}
        role={of[key] === null ? 'link' : undefined}
        aria-disabled={of[key] === null ? true : undefined}
        aria-label={label}
        title={label}
      >
        <Icon name={icon} />
      </a>
    );
  };
  return (
    <span className="neighbours">
      {link('before', 'chevron-left')}
      <span className="soft" aria-hidden="true">
        {of.place}/{of.of}
      </span>
      {link('behind', 'chevron-right')}
    </span>
  );
}
