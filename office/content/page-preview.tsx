import { useState } from 'react';
import { customPage } from '#contract/resources/custom-page.ts';
import { useOffice } from '../office-context.ts';
import type { RecordFields } from '../records/use-records.ts';
import type { RecordOf } from '../resources/resource.ts';
import type { Part } from './part-of.ts';
import { type Look, LookChoices, Preview } from './preview.tsx';
import './content-editor.css';

interface PagePreviewProps {
  /** Null for a new page. */
  id: number | null;
  /** As typed, saved or not. */
  values: RecordOf<'customPage'>['fields'];
}

/** A page of the shop's own as customers would see it, beside its form. */
export function PagePreview({ id, values }: PagePreviewProps) {
  const { lang } = useOffice();
  const [look, setLook] = useState<Look>({ width: 'phone', language: lang });
  const part: Part = { kind: 'customPage', id, page: 'customPage', fields: [], at: null };
  const draft: RecordFields = Object.fromEntries(
    Object.values(customPage.groups ?? {})
      .flatMap(({ fields }) => fields)
      .map((name) => [name, values[name]]),
  );
  return (
    <div className="record-beside">
      <Preview
        part={part}
        address={id === null || !values.published ? null : `/${look.language}/pages/${values.slug}`}
        title=""
        // A page is previewed before all its parts are filled in.
        draft={{ ...draft, published: false }}
        isElsewhere={false}
        look={look}
        choices={<LookChoices look={look} onChange={setLook} />}
      />
    </div>
  );
}
