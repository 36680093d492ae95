import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeImportLabels } from '#contract/labels/office/imports.ts';
import { getImport } from '#contract/operations/office/imports/get-import.ts';
import { systemNames } from '#contract/shop-systems.ts';
import { DetailScreen } from '#office/components/detail-screen.tsx';
import { Note } from '#office/components/note.tsx';
import { State } from '#office/components/state.tsx';
import { officeQuery, queryClient } from '#office/data/query-client.ts';
import { importLooks } from '../import-looks.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { ExportQuestions } from './export-questions.tsx';
import { FileFindings } from './file-findings.tsx';
import { type Import, isCurrencyOpen } from './import.ts';
import { ImportCounts, ImportRows } from './import-rows.tsx';
import { ImportBar, ImportOptions, ImportStep } from './import-step.tsx';
import './import.css';

/** The polling interval in ms while the server works on the import. */
const soon = 1000;
const isWorking = ({ state }: Import) => ['reading', 'checking', 'running', 'undoing'].includes(state);

/** One import: the number of rows by result, what the file holds, its rows, and the next step. */
function View({ data: { id } }: { data: { id: number } }) {
  const t = useLabels(officeImportLabels);
  const frame = useLabels(officeFrameLabels);
  const { links } = useOffice();
  const query = useQuery({
    ...officeQuery(getImport, { id }),
    refetchInterval: ({ state: { data } }) => (data && isWorking(data) ? soon : false),
  });
  const found = query.data;
  const state = found?.state;
  // The rows and the catalog have changed once a step has ended.
  useEffect(() => {
    if (state !== undefined)
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== getImport.path });
  }, [state]);
  return (
    <DetailScreen
      query={query}
      title={found?.fileName ?? t('title', { id })}
      back={{ href: links.imports, label: frame('imports') }}
      status={({ source, state: reached }) => (
        <>
          {source && <span className="soft">{t('ofSystem', { system: systemNames[source] })}</span>}
          <State look={importLooks[reached]}>{t(reached)}</State>
        </>
      )}
    >
      {(shown) => <Body shown={shown} />}
    </DetailScreen>
  );
}

function Body({ shown }: { shown: Import }) {
  const t = useLabels(officeImportLabels);
  const [fetchesPictures, setFetches] = useState(shown.fetchesPictures);
  const { state, counts, maySeeRows } = shown;
  // Before the currency is known, every price would be wrong.
  const hasRows = counts.all > 0 && !isCurrencyOpen(shown);
  return (
    <>
      <ImportStep shown={shown} />
      <ExportQuestions shown={shown} />
      {hasRows && maySeeRows && <ImportCounts shown={shown} />}
      {state === 'ready' && !isCurrencyOpen(shown) && (
        <ImportOptions shown={shown} fetchesPictures={fetchesPictures} onFetch={setFetches} />
      )}
      <FileFindings shown={shown} />
      {hasRows && (maySeeRows ? <ImportRows shown={shown} /> : <Note>{t('rowsHidden')}</Note>)}
      <ImportBar shown={shown} fetchesPictures={fetchesPictures} />
    </>
  );
}

export default definePage<{ id: number }>({ View });
