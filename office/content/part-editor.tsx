import { type ReactNode, useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeContentLabels } from '#contract/labels/office/content.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { RecordForm } from '#office/records/record-form.tsx';
import type { RecordFields, Records } from '#office/records/use-records.ts';
import { navigate } from '#web/navigate.ts';
import { partLink } from './part-link.ts';
import type { Part } from './part-of.ts';
import { type Look, Preview } from './preview.tsx';

interface PartEditorProps {
  part: Part;
  answer: Records;
  title: string;
  look: Look;
  choices: ReactNode;
}

/** The fields of one part, and the page with the unsaved input. */
export function PartEditor({ part, answer, title, look, choices }: PartEditorProps) {
  const t = useLabels(officeContentLabels);
  const common = useLabels(officeCommonLabels);
  const { links } = useOffice();
  const [typed, setTyped] = useState<RecordFields | null>(null);
  const { records, fields, blank, mayRemove } = answer;
  const record = records.find(({ id }) => id === part.id) ?? null;
  const start = record?.fields ?? blank ?? {};
  // A value saved in the meantime is no longer previewed as unsaved input.
  const draft = Object.fromEntries(
    Object.entries(typed ?? start).filter(([field, value]) => !record || value !== start[field]),
  );
  const isShown = part.kind === 'pages' || (typed ?? start)['published'] === true;
  const n = Object.keys(draft).length;
  return (
    <>
      <Preview {...{ part, title, draft, look, choices }} isElsewhere={(typed ?? start)['theme'] === 2} />
      <div className="part-form">
        <RecordForm
          kind={part.kind}
          record={record}
          blank={blank}
          fields={fields}
          names={part.fields}
          mayRemove={mayRemove}
          label={title}
          head={<h2>{title}</h2>}
          {...(isShown && { submit: common('publish') })}
          said={
            record && n > 0 ? (
              <>
                <b>{n === 1 ? common('oneFieldChanged') : common('fieldsChanged', { n })}</b>{' '}
                <span className="soft">{t('notSaved')}</span>
              </>
            ) : (
              <span className="soft">{t('notSaved')}</span>
            )
          }
          onTyped={setTyped}
          onSaved={(id) => {
            if (record) setTyped(null);
            if (part.id === null) navigate(partLink(links, part.kind, id), { replace: true });
          }}
        />
      </div>
    </>
  );
}
