import { listText } from '#rules/text-of-language.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeTogetherLabels } from '#contract/labels/office/together.ts';
import type { Answer } from '#contract/operation.ts';
import type { changeProducts } from '#contract/operations/office/catalogue/change-products.ts';
import { undoProductChanges } from '#contract/operations/office/catalogue/undo-product-changes.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Note } from '#office/components/note.tsx';
import type { useFieldWords } from '../use-field-words.tsx';
import { Button } from '#ui/button.tsx';

interface OutcomeProps {
  done: Answer<typeof changeProducts>;
  words: ReturnType<typeof useFieldWords>;
}

/** Says how many products changed and which didn't, with Undo for all. */
export function Outcome({ done: { bulkId, changed, stayed }, words }: OutcomeProps) {
  const t = useLabels(officeTogetherLabels);
  const common = useLabels(officeCommonLabels);
  const { lang, links } = useOffice();
  const undo = useOfficeMutation(undoProductChanges);
  const undone = undo.data;
  const nameOf = ({ names, sku }: { names: Partial<Record<typeof lang, string>>; sku: string }) =>
    names[lang] ?? names.en ?? sku;
  const why = (refused: string | null) =>
    refused === 'meanwhile' || refused === 'unchanged' || refused === 'costsNothing'
      ? t(refused)
      : words.fault(refused ?? '');
  return (
    <>
      <output className="together-outcome">
        {undone ? (
          <Note kind="good">{t('undone', { n: undone.undone })}</Note>
        ) : (
          <Note
            kind="good"
            end={
              bulkId !== null && (
                <Button kind="ghost" busy={undo.isPending} onClick={() => undo.mutate({ bulkId })}>
                  {common('undoAll', { n: changed })}
                </Button>
              )
            }
          >
            {t('done', { n: changed })}
          </Note>
        )}
        {undone && undone.stayed.length > 0 && (
          <Note kind="bad">
            {t('notUndone')} {listText(lang, undone.stayed.map(nameOf))}
          </Note>
        )}
        {!undone && stayed.length > 0 && (
          <Note kind="plain">
            {t('stayed', { n: stayed.length })}
            {stayed.map((row) => (
              <span key={row.id} className="together-stayed">
                <b>{nameOf(row)}</b> {why(row.refused)}
              </span>
            ))}
          </Note>
        )}
      </output>
      <Button href={links.products}>{t('toProducts')}</Button>
    </>
  );
}
