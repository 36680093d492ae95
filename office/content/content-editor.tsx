import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { officeContentLabels } from '#contract/labels/office/content.ts';
import { HistoryButton } from '#office/history/history-button.tsx';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Note } from '#office/components/note.tsx';
import { Screen } from '#office/components/screen.tsx';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { useIsDesktop } from '#office/components/use-is-desktop.ts';
import { QueryState } from '#office/components/query-state.tsx';
import { useRecords } from '#office/records/use-records.ts';
import { ContentViews } from './content-views.tsx';
import { FaqDesk } from './faq-desk.tsx';
import { isPagePart } from './page-parts.ts';
import { PartEditor } from './part-editor.tsx';
import { PartList } from './part-list.tsx';
import { type Part, tabOf } from './part-of.ts';
import { type Look, LookChoices } from './preview.tsx';
import './content-editor.css';

interface ContentDeskProps {
  /** Null if there is no part; undefined while `waitsFor` loads. */
  part?: Part | null;
  waitsFor?: UseQueryResult;
  kind: string;
  id: string;
}

/** A page of the shop and its content: its parts in order, the page itself, and the fields of the selected part. */
export function ContentEditor({ part, waitsFor, kind, id }: ContentDeskProps) {
  const t = useLabels(officeContentLabels);
  const { lang } = useOffice();
  const isPhone = !useIsDesktop();
  const [chosen, setChosen] = useState<Look | null>(null);
  const look = chosen ?? { width: isPhone ? 'phone' : 'wide', language: lang };
  const choices = <LookChoices look={look} onChange={setChosen} />;
  return (
    <Screen
      title={t('views')}
      views={<ContentViews kind={kind} id={id} />}
      actions={
        <>
          {!isPhone && part && choices}
          {part && part.id !== null && (
            <HistoryButton
              kind={part.kind}
              id={part.id}
              {...(part.kind === 'pages' && { fields: part.fields })}
            />
          )}
        </>
      }
    >
      {part === undefined && waitsFor && <QueryState query={waitsFor}>{() => null}</QueryState>}
      {part === null && <Note>{t('noSuch')}</Note>}
      {part && (
        <Chosen
          key={`${kind}/${part.id}/${id}`}
          {...{ part, id, look }}
          hasList={['home', 'campaign'].includes(tabOf(kind, id))}
          choices={isPhone ? choices : null}
        />
      )}
    </Screen>
  );
}

interface ChosenProps {
  part: Part;
  id: string;
  look: Look;
  hasList: boolean;
  choices: ReactNode;
}

function Chosen({ part, id, look, hasList, choices }: ChosenProps) {
  const t = useLabels(officeContentLabels);
  const inLanguage = useLocalizedText();
  const query = useRecords(part.kind);
  const record = query.data?.records.find((each) => each.id === part.id) ?? null;
  const titles = record?.fields as { main?: Texts; mainTitle?: Texts } | undefined;
  const isFaq = part.kind === 'pages' && id === 'faq';
  const isNew = part.id === null;
  const newTitle = t(part.kind === 'banner' ? 'newBanner' : 'newCampaign');
  const stored = inLanguage(titles?.main ?? titles?.mainTitle ?? { en: '', km: '' }) || t('untitled');
  const title = isPagePart(id) && part.kind === 'pages' ? t(id) : isNew ? newTitle : stored;
  return (
    <div className={['content-desk', hasList && 'has-list', isFaq && 'is-faq'].filter(Boolean).join(' ')}>
      {hasList && <PartList part={part} name={id} />}
      <QueryState query={query}>
        {(answer) =>
          record && isFaq ? (
            <FaqDesk {...{ part, record, look, choices }} />
          ) : record || isNew ? (
            <PartEditor {...{ part, answer, title, look, choices }} />
          ) : (
            <Note>{t('noSuch')}</Note>
          )
        }
      </QueryState>
    </div>
  );
}

interface Texts {
  en: string;
  km: string;
}
