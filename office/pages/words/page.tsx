import { useState } from 'react';
import { officeWordsLabels } from '#contract/labels/office/words.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { Screen } from '#office/components/screen.tsx';
import { Views } from '#office/components/views.tsx';
import { useAddressQuery } from '#office/use-address-query.ts';
import type { Merged } from './merge-into.tsx';
import { MergedNote } from './merged-note.tsx';
import { wordKinds } from './word.ts';
import { WordList } from './word-list.tsx';

/** Product attributes: brands, colors, sizes with their guide, tags, and custom options. */
function View() {
  const { links } = useOffice();
  const t = useLabels(officeWordsLabels);
  const requested = new URLSearchParams(useAddressQuery()).get('kind');
  const kind = wordKinds.find((each) => each === requested) ?? 'brand';
  const [merged, setMerged] = useState<Merged | null>(null);
  return (
    <Screen
      views={
        <Views
          label={t('kinds')}
          views={wordKinds.map((each) => ({
            href: `${links.words}?kind=${each}`,
            text: t(each),
            isHere: each === kind,
          }))}
        />
      }
    >
      {merged && <MergedNote key={merged.bulkId} merged={merged} />}
      <WordList key={kind} kind={kind} onMerged={setMerged} />
    </Screen>
  );
}

export default definePage<null>({ View });
