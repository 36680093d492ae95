import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeMergeLabels } from '#contract/labels/office/merge.ts';
import { undoProductChanges } from '#contract/operations/office/catalogue/undo-product-changes.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Note } from '#office/components/note.tsx';
import { listText } from '#rules/text-of-language.ts';
import { Button } from '#ui/button.tsx';
import type { Merged } from './merge-into.tsx';

/** A completed merge, with Undo. */
export function MergedNote({ merged: { from, into, products, bulkId } }: { merged: Merged }) {
  const t = useLabels(officeMergeLabels);
  const common = useLabels(officeCommonLabels);
  const { lang } = useOffice();
  const undo = useOfficeMutation(undoProductChanges);
  const [stayed, setStayed] = useState<readonly string[] | null>(null);
  if (stayed)
    return (
      <Note kind={stayed.length === 0 ? 'good' : 'us'}>
        <output>{stayed.length === 0 ? t('undone') : t('stayed', { names: listText(lang, stayed) })}</output>
      </Note>
    );
  return (
    <Note
      kind="good"
      end={
        <Button
          kind="ghost"
          small
          busy={undo.isPending}
          onClick={() =>
            undo.mutate(
              { bulkId },
              {
                onSuccess: ({ stayed: left }) =>
                  setStayed(left.map(({ names, sku }) => names[lang] ?? names.en ?? sku)),
              },
            )
          }
        >
          {common('undo')}
        </Button>
      }
    >
      <output>{t('done', { from, into, n: products })}</output>
    </Note>
  );
}
