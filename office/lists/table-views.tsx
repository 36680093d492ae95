import { useState } from 'react';
import { officeViewsLabels } from '#contract/labels/office/views.ts';
import { listViews } from '#contract/operations/office/views/list-views.ts';
import type { ViewScreen } from '#contract/operations/office/views/view-types.ts';
import { storedQuery } from '#rules/stored-query.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useOfficeQuery } from '../data/query-client.ts';
import { useLabels } from '../office-context.ts';
import { Views, type ViewsProps } from '../components/views.tsx';
import { ViewsDialog } from './views-dialog.tsx';
import './saved-views.css';

interface TableViewsProps extends ViewsProps {
  screen: ViewScreen;
  /** The current URL. */
  here: string;
  /** Returns the URL of a saved query, as the screen interprets the query now. */
  addressOf: (query: URLSearchParams) => string;
}

/** A table's views: built-in and saved ones, and a button to save the current view. */
export function TableViews({ screen, here, addressOf, label, views }: TableViewsProps) {
  const addressAt = (query: string) => addressOf(new URLSearchParams(query));
  const t = useLabels(officeViewsLabels);
  const [isOpen, setOpen] = useState(false);
  const saved = useOfficeQuery(listViews, { screen }).data?.views ?? [];
  const shown = here.split('?')[1] ?? '';
  const query = storedQuery(screen, shown);
  const current = saved.find((view) => addressAt(view.query) === addressAt(query));
  return (
    <>
      <Views
        label={label}
        views={[
          ...views.map((view) => ({ ...view, isHere: view.isHere && !current })),
          ...saved.map((view) => ({
            key: view.id,
            href: addressAt(view.query),
            text: view.name,
            isHere: view === current,
          })),
        ]}
      >
        <IconButton icon="plus" className="views-add" label={t('open')} onClick={() => setOpen(true)} />
      </Views>
      <ViewsDialog
        {...{ screen, query, saved, addressAt, isOpen }}
        isWithoutFind={query !== new URLSearchParams(shown).toString()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
