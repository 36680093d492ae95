import { listText } from '#rules/text-of-language.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { getTaxonomy } from '#contract/operations/office/catalogue/get-taxonomy.ts';
import { undoProductChange } from '#contract/operations/office/catalogue/undo-product-change.ts';
import { undoProductChanges } from '#contract/operations/office/catalogue/undo-product-changes.ts';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { useCan } from '#office/data/use-can.ts';
import { useRefusalText } from '#office/data/refusals.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { ConflictDialog } from '#office/history/conflict-dialog.tsx';
import { SaveBar } from '#office/forms/save-bar.tsx';
import { HistoryPanel } from '#office/history/history-panel.tsx';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Screen, Section } from '#office/components/screen.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { Button } from '#ui/button.tsx';
import { SiblingItems } from './sibling-items.tsx';
import { Fields } from './fields.tsx';
import { Preview } from './preview-dialog.tsx';
import { PriceNow } from './price-now.tsx';
import type { ProductAnswer } from '../product.ts';
import { PartTabs } from './part-tabs.tsx';
import { Status } from './status.tsx';
import { Stock } from './stock.tsx';
import { useFieldWords } from '../use-field-words.tsx';
import { useEditedProduct } from './use-edited-product.ts';
import { productLink } from '#office/product-link.ts';

/** One product: its fields, stock and history. */
export function EditProduct({
  answer: { product, history, now, olderTexts, sales },
}: {
  answer: ProductAnswer;
}) {
  const t = useLabels(officeProductLabels);
  const common = useLabels(officeCommonLabels);
  const { lang, links } = useOffice();
  const { id, texts } = product;
  const lists = useOfficeQuery(getTaxonomy, {}).data;
  const words = useFieldWords(lists);
  const form = useEditedProduct(product, words);
  const may = useCan();
  const mayWrite = may('catalogue.write');
  const fileLink = mayWrite && product.digital ? `/office/product-files/${id}` : null;
  const editing = { form, words, lists, isLocked: !mayWrite, fileLink, olderTexts, stored: { product, now } };
  const past = useHistory(form.reset);
  const name = texts[lang]?.name ?? texts.en?.name ?? product.sku;
  return (
    <Screen
      title={name}
      status={<Status product={product} />}
      views={<PartTabs editing={editing} />}
      back={{ href: links.products, label: t('title', { id }) }}
      actions={
        <>
          <Button kind="ghost" icon="clock" onClick={past.open}>
            {common('history')}
          </Button>
          {product.state === 'published' ? (
            <Button kind="ghost" icon="eye" href={productLink(lang, id)}>
              {common('viewInShop')}
            </Button>
          ) : (
            <Preview id={id} />
          )}
        </>
      }
    >
      <fieldset className="cols product-cols" aria-label={name}>
        <Fields editing={editing} />
        <SiblingItems
          editing={editing}
          isNew={false}
          now={<PriceNow now={now} />}
          stock={<Stock product={product} sales={sales} mayChange={may('stock.write')} words={words} />}
        >
          <LastChanges history={history} words={words} />
          {mayWrite && (
            <div className="form-foot product-foot">
              <Button kind="ghost" href={`${links.products}/new?from=${id}`}>
                {t('duplicate')}
              </Button>
            </div>
          )}
        </SiblingItems>
      </fieldset>
      <SaveBar form={form} label={words.label} submit={common('save')} />
      <ConflictDialog form={form} words={words} last={history[0]} />
      <HistoryPanel
        open={past.isOpen}
        onClose={past.close}
        changes={history}
        texts={words}
        undo={mayWrite ? past.undo : undefined}
        undoAll={mayWrite ? past.undoAll : undefined}
        isBusy={past.isBusy}
        problem={past.problem}
      />
    </Screen>
  );
}

const historyHash = '#history';

function useHistory(onUndone: () => void) {
  const common = useLabels(officeCommonLabels);
  const refusalText = useRefusalText();
  const [isOpen, setOpen] = useState(() => location.hash === historyHash);
  const [problem, setProblem] = useState<string | null>(null);
  const undo = useOfficeMutation(undoProductChange, { saved: common('changeUndone'), isInForm: true });
  const undoMany = useOfficeMutation(undoProductChanges, { saved: common('changeUndone'), isInForm: true });
  const after = { onSuccess: onUndone, onError: (error: Error) => setProblem(refusalText(error)) };
  const open = () => {
    setProblem(null);
    setOpen(true);
  };
  // The history has its own URL, like the sections.
  const onHash = useEffectEvent(() => {
    if (location.hash === historyHash) open();
  });
  useEffect(() => {
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
  return {
    isOpen,
    problem,
    isBusy: undo.isPending || undoMany.isPending,
    open,
    close: () => setOpen(false),
    undo: (changeId: number) => undo.mutate({ changeId }, after),
    undoAll: (bulkId: number) => undoMany.mutate({ bulkId }, after),
  };
}

const shownChanges = 3;

function LastChanges({
  history,
  words,
}: Pick<ProductAnswer, 'history'> & { words: ReturnType<typeof useFieldWords> }) {
  const { lang } = useOffice();
  const t = useLabels(officeProductLabels);
  const when = useDateTimes();
  const changes = history.filter(({ fields }) => fields.length > 0).slice(0, shownChanges);
  if (changes.length === 0) return null;
  return (
    <Section title={t('lastChanges')}>
      <ol className="stack-2 last-changes">
        {changes.map(({ changeId, at, name, fields }) => (
          <li key={changeId}>
            {listText(
              lang,
              fields.map(({ field }) => words.label(field)),
            )}
            <small>
              {name && `${name} · `}
              <time dateTime={at}>{when(at)}</time>
            </small>
          </li>
        ))}
      </ol>
    </Section>
  );
}
