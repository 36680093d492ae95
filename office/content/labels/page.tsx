import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeLabelsLabels } from '#contract/labels/office/labels.ts';
import { listLabels } from '#contract/operations/office/records/list-labels.ts';
import { undoChange } from '#contract/operations/office/records/undo-change.ts';
import { ContentViews } from '../content-views.tsx';
import { useList } from '#office/data/query-client.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { LastChange } from '#office/lists/last-change.tsx';
import { isAny, type ListAddress } from '#office/lists/list-choices.ts';
import { ListScreen, useChoices } from '#office/lists/list-screen.tsx';
import { useLabels } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { useLabelScreen } from '#office/components/use-label-screen.ts';
import { LabelRow } from './label-row.tsx';
import './labels.css';

interface Saved {
  key: string;
  changeId: number;
}

const list: ListAddress = { filters: { screen: isAny, own: (value) => value === 'yes' } };

/** All interface texts in both languages: search by text or screen, edit in place, restore. */
function View() {
  const t = useLabels(officeLabelsLabels);
  const common = useLabels(officeCommonLabels);
  const screenName = useLabelScreen();
  const [saved, setSaved] = useState<Saved | null>(null);
  const undo = useOfficeMutation(undoChange);
  const choices = useChoices(list);
  const { find, filters } = choices;
  const request = { find, screen: filters['screen'] ?? '', onlyOwn: filters['own'] === 'yes' };
  const query = useList(listLabels, request, ({ next }) =>
    next === null ? null : { ...request, from: next },
  );
  const first = query.data?.pages[0];
  const labels = query.data?.pages.flatMap((page) => page.labels) ?? [];
  const screens = (first?.screens ?? []).map((screen) => ({ value: screen, text: screenName(screen) }));
  return (
    <ListScreen
      list={list}
      choices={choices}
      views={{ links: <ContentViews /> }}
      hint={t('findHint')}
      filters={[
        {
          name: 'screen',
          label: t('screen'),
          any: t('anyScreen'),
          options: screens.toSorted((one, other) => (one.text < other.text ? -1 : 1)),
        },
        { name: 'own', label: t('onlyOwn'), options: 'check' },
      ]}
      note={
        <LastChange
          text={saved && t('saved', { key: saved.key })}
          isBusy={undo.isPending}
          onUndo={() =>
            saved &&
            undo.mutate({ kind: 'label', changeId: saved.changeId }, { onSuccess: () => setSaved(null) })
          }
        />
      }
      query={query}
      rows={labels}
      none={common('noResults')}
      body={
        <ul className="label-rows" role="list">
          {labels.map((label) => (
            <LabelRow
              key={label.id}
              label={label}
              onSaved={(changeId) => setSaved(changeId === null ? null : { key: label.key, changeId })}
            />
          ))}
        </ul>
      }
      found={first && { total: first.found }}
    />
  );
}

export default definePage<null>({ View });
