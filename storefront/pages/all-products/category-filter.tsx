import { truncateLengths } from '#contract/constants.ts';
import { TruncatedText } from '#ui/truncated-text.tsx';
import { OptionRow } from './filter-group.tsx';
import { keyOf } from './listing-address.ts';
import { toggledCategory } from './listing-params.ts';
import { countOf, type CategoryOption, type FilterCounts } from './listing-data.ts';

interface CategoryFilterProps {
  options: readonly CategoryOption[];
  counts: FilterCounts | null;
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
  /** The parent of the shown categories; null for the top level. */
  below?: number | null;
}

/** The categories as a tree. Subcategories are shown if their parent, or a category below it, is selected. */
export function CategoryFilter(props: CategoryFilterProps) {
  const { options, counts, chosen, onChange, below = null } = props;
  const level = options.filter(({ parentId }) => parentId === below);
  const hasChosen = (of: number): boolean =>
    chosen.includes(of) || options.some(({ id, parentId }) => parentId === of && hasChosen(id));
  if (level.length === 0) return null;
  return (
    <ul className="plain cat-tree">
      {level.map(({ id, name }) => (
        <li key={id}>
          <OptionRow
            type="checkbox"
            name={keyOf('categories')}
            value={id}
            checked={chosen.includes(id)}
            onChange={() => onChange(toggledCategory(chosen, id, options))}
            count={countOf(counts, 'CategoryID', id)}
          >
            {/* One element: its parts would be apart in the row, and in another order from right to left. */}
            <span>
              <TruncatedText text={name} length={truncateLengths.filterName} />
            </span>
          </OptionRow>
          {hasChosen(id) && <CategoryFilter {...props} below={id} />}
        </li>
      ))}
    </ul>
  );
}
