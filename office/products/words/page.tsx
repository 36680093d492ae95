import { useState } from 'react';
import { officeTaxonomyLabels } from '#contract/labels/office/taxonomy.ts';
import { exportRecords } from '#contract/operations/office/records/export-records.ts';
import { printMethod } from '#contract/resources/print-method.ts';
import { ExportButtons } from '#office/lists/export-button.tsx';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { Screen } from '#office/components/screen.tsx';
import { Views } from '#office/components/views.tsx';
import { useAddressQuery } from '#office/use-address-query.ts';
import type { Merged } from './merge-into.tsx';
import { MergedNote } from './merged-note.tsx';
import { termKinds } from './term-kinds.ts';
import { TermList } from './term-list.tsx';

/** Product attributes: brands, colors, sizes with their guide, tags, and custom options. */
function View() {
  const { links } = useOffice();
  const t = useLabels(officeTaxonomyLabels);
  const methods = useLabels(printMethod.labels);
  const requested = new URLSearchParams(useAddressQuery()).get('kind');
  const kind = termKinds.find((each) => each === requested) ?? 'brand';
  const [merged, setMerged] = useState<Merged | null>(null);
  return (
    <Screen
      actions={<ExportButtons operation={exportRecords} input={{ kind }} file={kind} />}
      views={
        <Views
          label={t('kinds')}
          views={[
            ...termKinds.map((each) => ({
              href: `${links.words}?kind=${each}`,
              text: t(each),
              isHere: each === kind,
            })),
            { href: links.printMethods, text: methods('many'), isHere: false },
          ]}
        />
      }
    >
      {merged && <MergedNote key={merged.bulkId} merged={merged} />}
      <TermList key={kind} kind={kind} onMerged={setMerged} />
    </Screen>
  );
}

export default definePage<null>({ View });
