import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeLabelsLabels } from '#contract/labels/office/labels.ts';
import { listLabels } from '#contract/operations/office/records/list-labels.ts';
import { undoChange } from '#contract/operations/office/records/undo-change.ts';
import { ContentViews } from '#office/content/content-views.tsx';
import { useList } from '#office/data/query-client.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { FilterBar } from '#office/components/filter-bar.tsx';
import { MoreButton } from '#office/components/more-button.tsx';
import { Note } from '#office/components/note.tsx';
import { Screen } from '#office/components/screen.tsx';
import { useLabelScreen } from '#office/components/use-label-screen.ts';
import { QueryState } from '#office/components/query-state.tsx';
import { useAddressQuery } from '#office/use-address-query.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { navigate } from '#web/navigate.ts';
import { LabelRow } from './label-row.tsx';
import { addressOf, choicesOf, type LabelChoices } from './label-choices.ts';
import './labels.css';

interface Saved {
  key: string;
  changeId: number;
}

/** All interface texts in both languages: search by text or screen, edit in place, restore. */
function View() {
  const choices = choicesOf(new URLSearchParams(useAddressQuery()));
  const { links } = useOffice();
  const t = useLabels(officeLabelsLabels);
  const common = useLabels(officeCommonLabels);

  const screenName = useLabelScreen();
  const [saved, setSaved] = useState<Saved | null>(null);
  const undo = useOfficeMutation(undoChange);
  const query = useList(listLabels, choices, ({ next }) =>
    next === null ? null : { ...choices, from: next },
  );
  const go = (after: LabelChoices) => navigate(addressOf(links.labels, after), { stay: true, replace: true });
  const screens = query.data?.pages[0]?.screens ?? [];
  const isNarrowed = choices.find !== '' || choices.screen !== '' || choices.onlyOwn;
  return (
    <Screen views={<ContentViews />}>
      <FilterBar
        find={choices.find}
        onFind={(find) => go({ ...choices, find })}
        hint={t('findHint')}
        onClear={isNarrowed ? () => go({ find: '', screen: '', onlyOwn: false }) : null}
      >
        <SelectField
          name="screen"
          label={t('screen')}
          choose={t('anyScreen')}
          options={screens
            .map((screen) => ({ value: screen, text: screenName(screen) }))
            .toSorted((one, other) => (one.text < other.text ? -1 : 1))}
          value={choices.screen}
          onChange={({ currentTarget }) => go({ ...choices, screen: currentTarget.value })}
        />
        <label className="check">
          <input
            type="checkbox"
            checked={choices.onlyOwn}
            onChange={({ currentTarget }) => go({ ...choices, onlyOwn: currentTarget.checked })}
          />
          {t('onlyOwn')}
        </label>
      </FilterBar>
      <output className="last-edit">
        {saved && (
          <Note
            kind="good"
            end={
              <Button
                kind="ghost"
                busy={undo.isPending}
                onClick={() =>
                  undo.mutate(
                    { kind: 'label', changeId: saved.changeId },
                    { onSuccess: () => setSaved(null) },
                  )
                }
              >
                {common('undo')}
              </Button>
            }
          >
            {t('saved', { key: saved.key })}
          </Note>
        )}
      </output>
      <QueryState query={query}>
        {({ pages }) => (
          <>
            {pages[0]?.found === 0 && <Note>{common('noResults')}</Note>}
            <ul className="label-rows" role="list">
              {pages
                .flatMap(({ labels }) => labels)
                .map((label) => (
                  <LabelRow
                    key={label.id}
                    label={label}
                    onSaved={(changeId) => setSaved(changeId === null ? null : { key: label.key, changeId })}
                  />
                ))}
            </ul>
            {(pages[0]?.found ?? 0) > 0 && <p className="soft">{t('found', { n: pages[0]?.found ?? 0 })}</p>}
            <MoreButton query={query} />
          </>
        )}
      </QueryState>
    </Screen>
  );
}

export default definePage<null>({ View });
