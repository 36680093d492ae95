import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeViewsLabels } from '#contract/labels/office/views.ts';
import { changeView } from '#contract/operations/office/views/change-view.ts';
import type { ViewScreen } from '#contract/operations/office/views/view-types.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { useOfficeMutation } from '../data/use-office-mutation.ts';
import { useLabels } from '../office-context.ts';
import { Note } from '../components/note.tsx';
import { focusOn } from './focus-on.ts';
import { SaveForm } from './save-form.tsx';
import type { SavedView } from './saved-view.ts';
import { ViewRow } from './view-row.tsx';

interface ViewsDialogProps {
  screen: ViewScreen;
  /** The query that would be saved. */
  query: string;
  /** Whether the saved query omits the search text. */
  isWithoutFind: boolean;
  saved: readonly SavedView[];
  addressAt: (query: string) => string;
  isOpen: boolean;
  onClose: () => void;
}

/** Saves the current view and manages existing ones: rename, delete, restore, set as default. */
export function ViewsDialog({ isOpen, onClose, ...inside }: ViewsDialogProps) {
  const t = useLabels(officeViewsLabels);
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('open')} className="views-dialog">
      <Inside {...inside} onClose={onClose} />
    </Dialog>
  );
}

function Inside({
  screen,
  query,
  isWithoutFind,
  saved,
  addressAt,
  onClose,
}: Omit<ViewsDialogProps, 'isOpen'>) {
  const t = useLabels(officeViewsLabels);
  const common = useLabels(officeCommonLabels);
  const change = useOfficeMutation(changeView);
  /** The removed view with its current version. */
  const [removed, setRemoved] = useState<SavedView | null>(null);
  const remove = (view: SavedView) =>
    change.mutate(
      { screen, id: view.id, version: view.version, isRemoved: true },
      { onSuccess: ({ version }) => setRemoved({ ...view, version }) },
    );
  const bringBack = ({ id, version }: SavedView) =>
    change.mutate({ screen, id, version, isRemoved: false }, { onSuccess: () => setRemoved(null) });
  return (
    <>
      <SaveForm screen={screen} query={query} isWithoutFind={isWithoutFind} />
      <section className="stack-2 views-there">
        <h3>{t('there')}</h3>
        <output>
          {removed && (
            <Note
              kind="good"
              end={
                <Button
                  ref={focusOn}
                  kind="ghost"
                  small
                  busy={change.isPending}
                  onClick={() => bringBack(removed)}
                >
                  {common('undo')}
                </Button>
              }
            >
              {t('removed', { name: removed.name })}
            </Note>
          )}
        </output>
        {saved.length === 0 && <p className="soft">{t('none')}</p>}
        <ul className="rows">
          {saved.map((view) => (
            <ViewRow
              key={view.id}
              {...{ screen, view }}
              href={addressAt(view.query)}
              onGo={onClose}
              onRemove={() => remove(view)}
            />
          ))}
        </ul>
      </section>
    </>
  );
}
