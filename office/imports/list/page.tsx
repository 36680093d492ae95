import { officeImportLabels } from '#contract/labels/office/imports.ts';
import type { Answer } from '#contract/operation.ts';
import { createImport } from '#contract/operations/office/imports/create-import.ts';
import { listImports } from '#contract/operations/office/imports/list-imports.ts';
import { systemNames } from '#contract/shop-systems.ts';
import { QueryState } from '#office/components/query-state.tsx';
import { Screen, Section } from '#office/components/screen.tsx';
import { State } from '#office/components/state.tsx';
import { Table } from '#office/components/table.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { callOffice } from '#office/data/call-office.ts';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { importLooks } from '../import-looks.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { FileButton, FilesPlace } from '#office/pictures/add-picture.tsx';
import { withRetry } from '#office/pictures/send-file.ts';
import { Sendings } from '#office/pictures/sending-row.tsx';
import { useUploads } from '#office/pictures/use-uploads.ts';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import { navigate } from '#web/navigate.ts';

/** Uploads a file to import, and lists earlier imports. */
function View() {
  const t = useLabels(officeImportLabels);
  const query = useOfficeQuery(listImports, {});
  return (
    <Screen>
      <Section title={t('file')}>
        <ChosenFile />
      </Section>
      <Section title={t('earlier')}>
        <QueryState query={query}>
          {({ imports }) =>
            imports.length === 0 ? <p className="soft">{t('none')}</p> : <Imports imports={imports} />
          }
        </QueryState>
      </Section>
    </Screen>
  );
}

function ChosenFile() {
  const t = useLabels(officeImportLabels);
  const { links } = useOffice();
  const { sendings, add, forget, retry } = useUploads({
    use: 'import',
    onSent: async ({ upload, hears }) => {
      const { id } = await withRetry(() => callOffice(createImport, { upload }, hears.signal), hears);
      navigate(links.catalogueImport.replace(':id', String(id)));
    },
  });
  const take = (files: readonly File[]) => {
    for (const { key } of sendings) forget(key);
    add(files.slice(0, 1));
  };
  return (
    <FilesPlace onFiles={take}>
      <p className="soft narrow">{t('fileHint')}</p>
      <div className="form-foot">
        <FileButton icon="file-text" accept=".xlsx,.csv,text/csv" onFiles={take}>
          {t('chooseFile')}
        </FileButton>
      </div>
      <Sendings sendings={sendings} onForget={forget} onRetry={retry} />
    </FilesPlace>
  );
}

function Imports({ imports }: { imports: Answer<typeof listImports>['imports'] }) {
  const t = useLabels(officeImportLabels);
  const { links } = useOffice();
  const when = useDateTimes();
  return (
    <Table
      caption={t('earlier')}
      rows={imports}
      keyOf={({ id }) => id}
      columns={[
        {
          name: 'fileName',
          head: t('fileName'),
          isTitle: true,
          cell: ({ id, fileName, source }) => (
            <>
              <a className="row-link" href={links.catalogueImport.replace(':id', String(id))}>
                <UserText text={fileName} />
              </a>
              {source && <span className="soft"> {t('ofSystem', { system: systemNames[source] })}</span>}
            </>
          ),
        },
        {
          name: 'state',
          head: t('state'),
          cell: ({ state }) => <State look={importLooks[state]}>{t(state)}</State>,
        },
        { name: 'by', head: t('by'), cell: ({ name }) => <UserText text={name} /> },
        {
          name: 'when',
          head: t('when'),
          isEnd: true,
          look: 'soft',
          cell: ({ createdAt }) => <Num>{when(createdAt)}</Num>,
        },
      ]}
    />
  );
}

export default definePage<null>({ View });
