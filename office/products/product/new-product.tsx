import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { createProduct } from '#contract/operations/office/catalogue/create-product.ts';
import { getTaxonomy } from '#contract/operations/office/catalogue/get-taxonomy.ts';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { isSame } from '#office/forms/draft.ts';
import { SaveBar } from '#office/forms/save-bar.tsx';
import { useDraftStore } from '#office/forms/stored-draft.ts';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { fieldId } from '#office/forms/use-form-errors.ts';
import { useNumberProblem } from '#office/forms/use-number-problem.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Screen, Section } from '#office/components/screen.tsx';
import { readCount } from '#rules/read-number.ts';
import { navigate } from '#web/navigate.ts';
import { SiblingItems } from './sibling-items.tsx';
import { Fields } from './fields.tsx';
import type { Values } from '../product.ts';
import { PartTabs } from './part-tabs.tsx';
import { TypedField } from '../typed-field.tsx';
import { useFieldWords } from '../use-field-words.tsx';
import { useSurePrice } from '../use-sure-price.ts';
import { blankValues, changesOf } from './values.ts';

interface NewProductProps {
  title: string;
  /** Initial values: empty, or copied from another product. */
  start: Values;
  draftKey: string;
}

/** The form for a new product, hidden from the shop by default. */
export function NewProduct({ title, start, draftKey: storedAs }: NewProductProps) {
  const t = useLabels(officeProductLabels);
  const common = useLabels(officeCommonLabels);
  const { links } = useOffice();
  const numberProblem = useNumberProblem();
  const lists = useOfficeQuery(getTaxonomy, {}).data;
  const words = useFieldWords(lists);
  const surePrice = useSurePrice();
  const make = useOfficeMutation(createProduct, { saved: t('created'), isInForm: true });
  const [stock, setStock] = useState<number | null>(null);
  const [stockProblem, setStockProblem] = useState<string>();
  const form = useOfficeForm<Values>({
    start,
    store: useDraftStore(`product.${storedAs}`),
    errorText: ({ code, about }) => words.fault(code, about),
    send: async (values, { attempt }) => {
      // A copy also sends the fields that were copied from the other product.
      const blank: Partial<Record<string, unknown>> = blankValues(start.createdAt, () => true);
      const fields = changesOf(
        Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, blank[name]))),
      );
      const { id } = await surePrice(fields.priceCents, (isPriceSure) =>
        make.mutateAsync({ attempt, fields, stock, isPriceSure }),
      );
      navigate(`${links.products}/${id}`, { replace: true });
    },
  });
  const saved = {
    ...form,
    save: () => form.save(stockProblem === undefined ? {} : { stock: stockProblem }),
  };
  const editing = { form, words, lists, isLocked: false, fileLink: null, olderTexts: [], stored: null };

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
                id={fieldId('stock')}
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
      <SaveBar form={saved} label={words.label} submit={t('create')} />
    </Screen>
  );
}
