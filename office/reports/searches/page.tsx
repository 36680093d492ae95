import { officeSearchesLabels } from '#contract/labels/office/searches.ts';
import { type LanguageCode, languages } from '#contract/languages.ts';
import { listMissedSearches } from '#contract/operations/office/catalogue/list-missed-searches.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { useCan } from '#office/data/use-can.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useRecords } from '#office/records/use-records.ts';
import { Button } from '#ui/button.tsx';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { Note } from '#office/components/note.tsx';
import { Screen, Section } from '#office/components/screen.tsx';
import { Table } from '#office/components/table.tsx';
import { QueryState } from '#office/components/query-state.tsx';
import { StoredRecordForm } from '#office/records/stored-record.tsx';
import { formatDate } from '#rules/format-date.ts';
import { Num } from '#ui/num.tsx';
import './searches.css';

/** Searches with no results and popular ones beside synonyms, because a synonym can fix a search. */
function View() {
  const t = useLabels(officeSearchesLabels);
  return (
    <Screen>
      <div className="cols searches-cols">
        <div>
          <Missed />
          <Popular />
        </div>
        <Section title={t('synonyms')}>
          <p className="soft">{t('synonymsHint')}</p>
          <StoredRecordForm kind="search" id="shop" label={t('synonyms')} />
        </Section>
      </div>
    </Screen>
  );
}

function Missed() {
  const { chrome: layout, links } = useOffice();
  const t = useLabels(officeSearchesLabels);
  const query = useOfficeQuery(listMissedSearches, {});
  return (
    <Section title={t('missed')}>
      <QueryState query={query}>
        {({ searches }) =>
          searches.length === 0 ? (
            <Note kind="good">{t('noneMissed')}</Note>
          ) : (
            <Table
              caption={t('missed')}
              rows={searches}
              keyOf={({ term, language }) => `${language} ${term}`}
              columns={[
                {
                  name: 'search',
                  head: t('search'),
                  isTitle: true,
                  cell: (search) => <Term {...search} />,
                },
                { name: 'times', head: t('times'), isFigure: true, cell: ({ times }) => <Num>{times}</Num> },
                {
                  name: 'lastDay',
                  head: t('lastDay'),
                  look: 'soft',
                  cell: ({ lastDay }) => (
                    <Num>{formatDate(`${lastDay}T12:00:00Z`, { ...layout, timeZone: 'UTC' })}</Num>
                  ),
                },
                {
                  name: 'look',
                  head: <span className="vh">{t('look')}</span>,
                  isEnd: true,
                  cell: ({ term }) => (
                    <a href={`${links.products}?find=${encodeURIComponent(term)}`}>{t('look')}</a>
                  ),
                },
              ]}
            />
          )
        }
      </QueryState>
    </Section>
  );
}

/** A search term with its language, because both languages may have the same one. */
function Term({ term, language }: { term: string; language: LanguageCode }) {
  const { tag, name } = languages[language];
  return (
    <>
      <bdi lang={tag}>{term}</bdi>{' '}
      <small className="soft" lang={tag}>
        {name}
      </small>
    </>
  );
}

const setting = { kind: 'search', id: 'shop' } as const;

/** The searches that the search box offers before shoppers type. */
function Popular() {
  const t = useLabels(officeSearchesLabels);
  const may = useCan();
  const query = useOfficeQuery(listMissedSearches, {});
  const record = useRecords(setting.kind).data?.records.find(({ id }) => id === setting.id);
  const change = useOfficeMutation(changeRecord, { saved: t('hidden') });
  const hide = (term: string) => {
    const hiddenSearches = [...((record?.fields['hiddenSearches'] ?? []) as string[]), term];
    change.mutate({ ...setting, version: record?.version ?? null, fields: { hiddenSearches } });
  };
  return (
    <Section title={t('popular')}>
      <p className="soft">{t('popularHint')}</p>
      <QueryState query={query}>
        {({ popular }) =>
          popular.length === 0 ? (
            <Note>{t('nonePopular')}</Note>
          ) : (
            <Table
              caption={t('popular')}
              rows={popular}
              keyOf={({ term, language }) => `${language} ${term}`}
              columns={[
                {
                  name: 'search',
                  head: t('search'),
                  isTitle: true,
                  cell: (search) => <Term {...search} />,
                },
                {
                  name: 'visits',
                  head: t('visits'),
                  isFigure: true,
                  cell: ({ visits }) => <Num>{visits}</Num>,
                },
                {
                  name: 'hide',
                  head: <span className="vh">{t('hide')}</span>,
                  isEnd: true,
                  cell: ({ term, isHidden }) =>
                    isHidden ? (
                      <span className="soft">{t('isHidden')}</span>
                    ) : (
                      may('catalogue.write') && (
                        <Button
                          kind="ghost"
                          small
                          aria-label={t('hideNamed', { term })}
                          disabled={!record || change.isPending}
                          onClick={() => hide(term)}
                        >
                          {t('hide')}
                        </Button>
                      )
                    ),
                },
              ]}
            />
          )
        }
      </QueryState>
    </Section>
  );
}

export default definePage<null>({ View });
