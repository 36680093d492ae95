import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeCategoriesLabels } from '#contract/labels/office/categories.ts';
import { languages, otherLanguage } from '#contract/languages.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { OfficeIcon } from '#office/components/office-icon.tsx';
import { State } from '#office/components/state.tsx';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import type { Row } from './category-tree.ts';
import type { useDraggedTree } from './use-dragged-tree.ts';

interface CategoryRowProps {
  row: Row;
  /** The index among all lines. */
  at: number;
  name: string;
  isChosen: boolean;
  isFolded: boolean;
  order: ReturnType<typeof useDraggedTree>;
  /** The indentation of the drop marker relative to this line, in levels. Null if this line has no marker. */
  drop: number | null;
  /** Whether the category would be dropped above this line. */
  isDropAbove: boolean;
  onChoose: () => void;
  onFold: () => void;
}

/** A category's line: its grip, subcategories, names in both languages, and product count. */
export function CategoryRow(props: CategoryRowProps) {
  const { row, at, name, isChosen, isFolded, order, drop, isDropAbove, onChoose, onFold } = props;
  const { branch } = row;
  const { lang } = useOffice();
  const t = useLabels(officeCategoriesLabels);
  const common = useLabels(officeCommonLabels);
  const other = otherLanguage(lang);
  const inOther = branch.names[other];
  const looks = ['branch', isChosen && 'is-chosen', order.dragged === at && 'is-held'];
  return (
    <div data-thing className={looks.filter(Boolean).join(' ')} {...order.thing(at)}>
      <button
        type="button"
        className="branch-grip"
        data-grip={branch.id}
        aria-label={t('moveNamed', { name })}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
        {...order.grip(at)}
      >
        <OfficeIcon name="grip-vertical" />
      </button>
      {branch.below.length > 0 && (
        <button
          type="button"
          className="branch-fold"
          aria-expanded={!isFolded}
          aria-label={t('foldNamed', { name })}
          onClick={onFold}
        >
          <Icon name={isFolded ? 'chevron-right' : 'chevron-down'} />
        </button>
      )}
      <button type="button" className="branch-name" aria-current={isChosen || undefined} onClick={onChoose}>
        <span>{name}</span>
        {inOther && inOther !== name && (
          <small className="branch-other" lang={languages[other].tag}>
            {inOther}
          </small>
        )}
      </button>
      {branch.state !== 'published' && (
        <State look={branch.state === 'hidden' ? 'hidden' : 'archived'}>
          {branch.state === 'hidden' ? common('hidden') : t('archived')}
        </State>
      )}
      <span className="branch-count soft">
        <span aria-hidden="true">
          <Num>{branch.products}</Num>
        </span>
        <span className="vh">
          {branch.products === 1 ? common('productCountOne') : common('productCount', { n: branch.products })}
        </span>
      </span>
      {drop !== null && (
        <span
          className={isDropAbove ? 'drop-line is-above' : 'drop-line'}
          data-by={drop}
          aria-hidden="true"
        />
      )}
    </div>
  );
}
