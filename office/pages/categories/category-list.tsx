import { useState } from 'react';
import { officeCategoriesLabels } from '#contract/labels/office/categories.ts';
import { recordLabels } from '#contract/labels/office/records.ts';
import { changeRecords } from '#contract/operations/office/records/change-records.ts';
import { useChange } from '#office/data/use-change.ts';
import { useLabels } from '#office/office-context.ts';
import { State } from '#office/parts/state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { type Branch, moved } from './category-tree.ts';

interface CategoryListProps {
  branches: readonly Branch[];
  nameOf: (branch: Branch) => string;
  onOpen: (id: number) => void;
}

/** Categories of one place with those below them; each is moved up and down among its sisters. */
export function CategoryList({ branches, nameOf, onOpen }: CategoryListProps) {
  const t = useLabels(officeCategoriesLabels);
  const record = useLabels(recordLabels);
  const change = useChange(changeRecords);
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    const changes = moved(branches, from, to);
    if (changes.length === 0 || change.isPending) return;
    change.mutate(
      { kind: 'category', changes },
      { onSuccess: () => setSaid(record('movedTo', { n: to + 1 })) },
    );
  };
  return (
    <>
      <ul className="branches">
        {branches.map((branch, at) => (
          <li key={branch.id} className={branch.state === 'archived' ? 'is-out' : undefined}>
            <span className="branch">
              <button type="button" className="link-btn" onClick={() => onOpen(branch.id)}>
                {nameOf(branch)}
              </button>
              {branch.state !== 'published' && (
                <State look="off">{t(branch.state === 'hidden' ? 'hidden' : 'archived')}</State>
              )}
              <span className="branch-ways">
                <IconButton
                  icon="arrow-up"
                  label={t('upNamed', { name: nameOf(branch) })}
                  aria-disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                />
                <IconButton
                  icon="arrow-up"
                  className="is-down"
                  label={t('downNamed', { name: nameOf(branch) })}
                  aria-disabled={at === branches.length - 1}
                  onClick={() => move(at, at + 1)}
                />
              </span>
            </span>
            {branch.below.length > 0 && (
              <CategoryList branches={branch.below} nameOf={nameOf} onOpen={onOpen} />
            )}
          </li>
        ))}
      </ul>
      <output className="vh">{said}</output>
    </>
  );
}
