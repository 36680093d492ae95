import { useState } from 'react';
import { officeContentLabels } from '#contract/labels/office/content.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { isPagePart } from '#office/content/page-parts.ts';
import { partLink } from '#office/content/part-link.ts';
import { RecordHistory } from '#office/history/record-history.tsx';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { Note } from '#office/parts/note.tsx';
import { Screen } from '#office/parts/screen.tsx';
import { useInLanguage } from '#office/parts/use-in-language.ts';
import { Arrived } from '#office/parts/waiting.tsx';
import { RecordForm } from '#office/records/record-form.tsx';
import { type RecordFields, type Records, useRecords } from '#office/records/use-records.ts';
import { Button } from '#ui/button.tsx';
import { goTo } from '#web/go-to.ts';
import { type Part, partOf } from './part-of.ts';
import { Preview } from './preview.tsx';
import './content-part.css';

interface PartData {
  kind: string;
  id: string;
}

/** One banner, campaign or part of a page: its form, and beside it the shop as it would be. */
function View({ data }: { data: PartData }) {
  const part = partOf(data.kind, data.id);
  return part ? <PartScreen key={`${data.kind}/${data.id}`} part={part} name={data.id} /> : <NoPart />;
}

const back = (href: string, label: string) => ({ href, label });

function NoPart() {
  const t = useLabels(officeContentLabels);
  const frame = useLabels(officeFrameLabels);
  const { links } = useOffice();
  return (
    <Screen title={frame('content')} back={back(links.content, frame('content'))}>
      <Note>{t('noSuch')}</Note>
    </Screen>
  );
}

function PartScreen({ part, name }: { part: Part; name: string }) {
  const t = useLabels(officeContentLabels);
  const frame = useLabels(officeFrameLabels);
  const { links } = useOffice();
  const inLanguage = useInLanguage();
  const [isHistory, setHistory] = useState(false);
  const query = useRecords(part.kind);
  const record = query.data?.records.find(({ id }) => id === part.id) ?? null;
  const titles = record?.fields as { main?: Texts; mainTitle?: Texts } | undefined;
  const isNew = part.id === null;
  const newTitle = t(part.kind === 'banner' ? 'newBanner' : 'newCampaign');
  const stored = inLanguage(titles?.main ?? titles?.mainTitle ?? { en: '', km: '' }) || t('untitled');
  const title = isPagePart(name) && part.kind === 'pages' ? t(name) : isNew ? newTitle : stored;
  return (
    <Screen
      title={title}
      back={back(links.content, frame('content'))}
      actions={
        !isNew && (
          <Button kind="ghost" icon="clock" onClick={() => setHistory(true)}>
            {t('history')}
          </Button>
        )
      }
    >
      <Arrived query={query}>
        {(answer) =>
          record || isNew ? <Editor part={part} answer={answer} title={title} /> : <Note>{t('noSuch')}</Note>
        }
      </Arrived>
      {isHistory && part.id !== null && (
        <RecordHistory
          kind={part.kind}
          id={part.id}
          {...(part.kind === 'pages' && { fields: part.fields })}
          onClose={() => setHistory(false)}
        />
      )}
    </Screen>
  );
}

interface Texts {
  en: string;
  km: string;
}

function Editor({ part, answer, title }: { part: Part; answer: Records; title: string }) {
  const { links } = useOffice();
  const [typed, setTyped] = useState<RecordFields | null>(null);
  const { records, fields, blank, mayRemove } = answer;
  const record = records.find(({ id }) => id === part.id) ?? null;
  const start = record?.fields ?? blank ?? {};
  // What was saved meanwhile is not looked at again as typed.
  const draft = Object.fromEntries(
    Object.entries(typed ?? start).filter(([field, value]) => !record || value !== start[field]),
  );
  return (
    <div className="part-cols">
      <div className="part-form">
        <RecordForm
          kind={part.kind}
          record={record}
          blank={blank}
          fields={fields}
          names={part.fields}
          mayRemove={mayRemove}
          label={title}
          onTyped={setTyped}
          onSaved={(id) => {
            if (record) setTyped(null);
            if (part.id === null) goTo(partLink(links, part.kind, id), { replace: true });
          }}
        />
      </div>
      <Preview part={part} draft={draft} isElsewhere={(typed ?? start)['theme'] === 2} />
    </div>
  );
}

export default definePage<PartData>({ View });
