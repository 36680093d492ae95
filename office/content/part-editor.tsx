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
  const [typed, setTyped] = useState<RecordFields>({});
  const { records, fields, blank, mayRemove } = answer;
  const record = records.find(({ id }) => id === part.id) ?? null;
  const values = { ...(record?.fields ?? blank), ...typed };
  const isShown = part.kind === 'pages' || values['published'] === true;
  return (
    <>
      <Preview
        {...{ part, title, look, choices }}
        draft={record ? typed : values}
        isElsewhere={values['theme'] === 2}
      />
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
          said={<span className="soft">{t('notSaved')}</span>}
          onTyped={setTyped}
          onSaved={(id) => {
            if (part.id === null) navigate(partLink(links, part.kind, id), { replace: true });
          }}
        />
      </div>
    </>
  );
}
