import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeCategoriesLabels } from '#contract/labels/office/categories.ts';
import { exportRecords } from '#contract/operations/office/records/export-records.ts';
import { ExportButtons } from '#office/lists/export-button.tsx';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { Note } from '#office/components/note.tsx';
import { Screen } from '#office/components/screen.tsx';
import { QueryState } from '#office/components/query-state.tsx';
import { useRecords } from '#office/records/use-records.ts';
import { useAddressQuery } from '#office/use-address-query.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import { navigate } from '#web/navigate.ts';
import { type Branch, treeOf } from './category-tree.ts';
import { CategoryList } from './category-list.tsx';
import { CategoryPanel } from './category-panel.tsx';
import { type Moves, useMoves } from './use-moves.ts';
import './categories.css';

/** The category tree, sorted by dragging or keys, beside the fields of the selected category (`?id=`). */
function View() {
  const { lang, links } = useOffice();
  const t = useLabels(officeCategoriesLabels);
  const query = useRecords('category');
  const chosenId = new URLSearchParams(useAddressQuery()).get('id');
  const choose = (id: number | 'new' | null) =>
    navigate(id === null ? links.categories : `${links.categories}?id=${id}`, { stay: true, replace: true });
  const nameOf = ({ names }: Pick<Branch, 'names'>) => names[lang] ?? names.en ?? '';
  const moves = useMoves(nameOf);
  const inUse = query.data?.records.filter(({ fields }) => fields['state'] !== 'archived');
  return (
    <Screen
      status={
        inUse && (
          <span className="soft">
            <Num>{inUse.length}</Num>
          </span>
        )
      }
      actions={
        <>
          <ExportButtons operation={exportRecords} input={{ kind: 'category' }} file="categories" />
          <Button icon="plus" onClick={() => choose('new')}>
            {t('newOne')}
          </Button>
        </>
      }
    >
      <QueryState query={query}>
        {(answer) => {
          const record = answer.records.find(({ id }) => String(id) === chosenId) ?? null;
          const names = record?.fields['names'] as Branch['names'] | undefined;
          return (
            <div className="cols category-cols">
              <div>
                <EmailPreview moves={moves} />
                <CategoryList
                  tree={treeOf(moves.shown(answer.records))}
                  nameOf={nameOf}
                  chosen={record && Number(record.id)}
                  moves={moves}
                  onChoose={choose}
                />
                <p className="hint">{t('hint')}</p>
              </div>
              {record || chosenId === 'new' ? (
                <CategoryPanel
                  answer={answer}
                  record={record}
                  title={names ? nameOf({ names }) : t('newOne')}
                  onClose={() => choose(null)}
                  onSaved={choose}
                />
              ) : (
                <p className="category-panel is-empty soft">{t('chooseHint')}</p>
              )}
            </div>
          );
        }}
      </QueryState>
    </Screen>
  );
}

/** Shows where the category moved last is now, with Undo. */
function EmailPreview({ moves: { said: announced, isBusy, undo } }: { moves: Moves }) {
  const common = useLabels(officeCommonLabels);
  return (
    <output className="last-move">
      {announced && (
        <Note
          kind={announced.isBad ? 'bad' : 'good'}
          end={
            announced.back && (
              <Button kind="ghost" busy={isBusy} onClick={undo}>
                {common('undo')}
              </Button>
            )
          }
        >
          {announced.text}
        </Note>
      )}
    </output>
  );
}

export default definePage<null>({ View });
