import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { recordLabels } from '#contract/labels/office/records.ts';
import { maxRelatedProducts } from '#contract/constants.ts';
import { listProducts } from '#contract/operations/office/catalogue/list-products.ts';
import { DialogButton } from '#office/components/dialog-button.tsx';
import { FieldProblem } from '#office/components/field-problem.tsx';
import { State } from '#office/components/state.tsx';
import { officeQuery } from '#office/data/query-client.ts';
import { DragHandle } from '#office/drag-sort/drag-handle.tsx';
import { useDraggedOrder } from '#office/drag-sort/use-dragged-order.ts';
import { moved } from '#office/forms/moved.ts';
import { fieldId } from '#office/forms/use-form-errors.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { FindProduct } from '#office/records/product-field.tsx';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import type { Editing } from './editing.ts';
import { MoveButtons } from './move-buttons.tsx';

const name = 'relatedSkus';

/** The related products that staff choose, in the order in which shoppers see them. */
export function Related({ editing: { form, words, stored } }: { editing: Editing }) {
  const t = useLabels(officeProductLabels);
  const common = useLabels(officeCommonLabels);
  const ofRecords = useLabels(recordLabels);
  const { lang } = useOffice();
  const skus = form.values[name];
  // Kept while another one loads, so that the names stay.
  const { data } = useQuery({
    ...officeQuery(listProducts, { skus: skus.toSorted(), limit: maxRelatedProducts }),
    placeholderData: keepPreviousData,
  });
  const products = new Map(data?.products.map((each) => [each.sku, each]));
  const nameOf = (sku: string) => {
    const names = products.get(sku)?.names;
    return names?.[lang] ?? names?.en ?? names?.ar ?? sku;
  };
  const set = (changed: string[]) => form.set(name, changed);
  const {
    listRef,
    dragged,
    said: announced,
    grip,
    move,
  } = useDraggedOrder(skus.length, (from, to) => set(moved(skus, from, to)));
  const chosen = [...products.values()].map(({ id }) => id);
  return (
    <fieldset id={fieldId(name)} tabIndex={-1} className="related stack-2" aria-label={words.label(name)}>
      <span className="field-head" aria-hidden="true">
        {words.label(name)}
      </span>
      {skus.length > 0 && (
        <ul role="list" aria-label={words.label(name)} ref={listRef}>
          {skus.map((sku, at) => {
            const state = products.get(sku)?.state;
            return (
              <li key={sku} data-thing className={dragged === at ? 'is-held' : undefined}>
                <DragHandle label={common('reorderNamed', { name: nameOf(sku) })} {...grip(at)} />
                <span>
                  <UserText text={nameOf(sku)} />{' '}
                  <small className="soft">
                    <Num>{sku}</Num>
                  </small>{' '}
                  {state && state !== 'published' && <State look={state}>{t(state)}</State>}
                  {data && !state && <small className="bad-text">{t('noSuch')}</small>}
                </span>
                <MoveButtons
                  name={nameOf(sku)}
                  at={at}
                  count={skus.length}
                  onMove={(to) => move(at, to)}
                  onRemove={() => set(skus.filter((each) => each !== sku))}
                />
              </li>
            );
          })}
        </ul>
      )}
      <output className="vh">
        {announced !== null && common('movedTo', { name: nameOf(skus[announced] ?? ''), n: announced + 1 })}
      </output>
      <small className="soft">{t('relatedHint', { n: maxRelatedProducts })}</small>
      <FieldProblem text={form.errors[name]} />
      {skus.length < maxRelatedProducts && (
        <DialogButton icon="plus" text={ofRecords('addProduct')} title={ofRecords('findProduct')}>
          {(close) => (
            <FindProduct
              chosen={stored ? [...chosen, stored.product.id] : chosen}
              onFound={(_, sku) => {
                set([...skus, sku]);
                close();
              }}
            />
          )}
        </DialogButton>
      )}
    </fieldset>
  );
}
