import { useState } from 'react';
import { flushSync } from 'react-dom';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { createProduct } from '#contract/operations/office/catalogue/create-product.ts';
import { getTaxonomy } from '#contract/operations/office/catalogue/get-catalogue-words.ts';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { useRefusalText } from '#office/data/refusals.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useNumberProblem } from '#office/forms/use-number-problem.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Screen, Section } from '#office/components/screen.tsx';
import { readCount } from '#rules/read-number.ts';
import { navigate } from '#web/navigate.ts';
import { SiblingItems } from './sibling-items.tsx';
import { noDraft } from './draft.ts';
import { Fields } from './fields.tsx';
import type { Values } from '#office/products/product.ts';
import { PartTabs } from './part-tabs.tsx';
import { SaveBar } from './save-bar.tsx';
import { TypedField } from '#office/products/typed-field.tsx';
import { useFieldWords } from '#office/products/use-field-words.tsx';
import { useSurePrice } from '#office/products/use-sure-price.ts';
import { useProductForm } from './use-product-form.ts';
import { validationErrorsOf } from './use-save-form.ts';
import { blankValues, changesOf, isSame } from './values.ts';

interface NewProductProps {
  title: string;
  /** Initial values: empty, or copied from another product. */
  start: Values;
  /** The storage key of the draft. */
  draftKey: string;
}

/** The form for a new product, hidden from the shop by default. */
export function NewProduct({ title, start, draftKey: storedAs }: NewProductProps) {
  const t = useLabels(officeProductLabels);
  const common = useLabels(officeCommonLabels);
  const { links } = useOffice();
  const refusalText = useRefusalText();
  const numberProblem = useNumberProblem();
  const lists = useOfficeQuery(getTaxonomy, {}).data;
  const words = useFieldWords(lists);
  const form = useProductForm({ name: storedAs, start, version: 1 });
  const surePrice = useSurePrice();
  const make = useOfficeMutation(createProduct, { saved: t('created'), isInForm: true });
  const [attempt] = useState(() => crypto.randomUUID());
  const [stock, setStock] = useState<number | null>(null);
  const [stockProblem, setStockProblem] = useState<string>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const editing = { form, words, lists, isLocked: false, fileLink: null, olderTexts: [], stored: null };

  async function send(): Promise<void> {
    if (make.isPending || form.isSending || form.changed.length === 0 || stockProblem) return;
    setRefusal(null);
    try {
      // A copy also sends the fields that were copied from the other product.
      const blank: Partial<Record<string, unknown>> = blankValues(start.createdAt, () => true);
      const fields = Object.fromEntries(
        Object.entries(form.values).filter(([name, value]) => !isSame(value, blank[name])),
      );
      const made = changesOf(fields);
      const { id } = await surePrice(made.priceCents, (isPriceSure) =>
        make.mutateAsync({ attempt, fields: made, stock, isPriceSure }),
      );
      // Removes the guard before leaving the page.
      flushSync(() => {
        form.leave();
        form.setDraft(noDraft);
      });
      navigate(`${links.products}/${id}`, { replace: true });
    } catch (error) {
      const { faults: errors = [] } = validationErrorsOf(error);
      const found = Object.fromEntries(
        errors.map(({ field, code, about }) => [field, words.fault(code, about)]),
      );
      form.blame(found);
      form.goToProblem(found);
      setRefusal(refusalText(error));
    }
  }

  return (
    <Screen
      title={title}
      back={{ href: links.products, label: common('newProduct') }}
      views={<PartTabs editing={editing} />}
    >
      <fieldset className="cols product-cols" aria-label={title}>
        <Fields editing={editing} />
        <SiblingItems
          editing={editing}
          isNew
          stock={
            <Section id="stock" title={words.label('stock')}>
              <TypedField<number | null>
                name="stock"
                label={t('firstStock')}
                hint={t('firstStockHint')}
                error={stockProblem}
                value={stock}
                write={(count) => String(count ?? '')}
                mayBeEmpty
                read={readCount}
                onChange={(count) => {
                  setStockProblem(undefined);
                  setStock(count);
                }}
                onWrong={(read) => setStockProblem(numberProblem(read, t('wrongNumber')))}
              />
            </Section>
          }
        />
      </fieldset>
      <SaveBar
        form={form}
        words={words}
        label={t('create')}
        refusal={refusal}
        isBusy={make.isPending}
        onSave={() => void send()}
      />
    </Screen>
  );
}
