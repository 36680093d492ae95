import { officeSearchesLabels } from '#contract/labels/office/searches.ts';
import { listMissedSearches } from '#contract/operations/office/catalogue/list-missed-searches.ts';
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

/** Searches with no results beside synonyms, because a synonym can fix a search. */
function View() {
  const t = useLabels(officeSearchesLabels);
  return (
    <Screen>
      <div className="cols searches-cols">
        <Missed />
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
                  cell: ({ term, language }) => <bdi lang={language === 'ar' ? 'km' : 'en'}>{term}</bdi>,
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

export default definePage<null>({ View });
