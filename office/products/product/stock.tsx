import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import type { Input } from '#contract/operation.ts';
import { changeStock } from '#contract/operations/office/catalogue/change-stock.ts';
import { validationErrorsOf } from '#office/data/validation-errors.ts';
import { useRefusalText } from '#office/data/refusals.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { readStock, stockChange } from '#office/forms/amounts.ts';
import { useLeaveGuard } from '#office/forms/use-leave-guard.ts';
import { useSureSave } from '#office/forms/use-sure-save.ts';
import { useNumberProblem } from '#office/forms/use-number-problem.ts';
import { useLabels } from '#office/office-context.ts';
import { DescriptionList } from '#office/components/description-list.tsx';
import { Section } from '#office/components/screen.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#office/components/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Num } from '#ui/num.tsx';
import type { Product, ProductAnswer } from '../product.ts';
import type { Editing } from './editing.ts';
import { StockJournal } from './stock-journal.tsx';
import { CountPer, useVariants, VariantFields, VariantTable } from './variant-stock.tsx';

interface StockProps {
  product: Product;
  sales: ProductAnswer['sales'];
  mayChange: boolean;
  words: Editing['words'];
}

/** The stock and its history. Staff change it by a difference, with a reason. */
export function Stock({ product, sales, mayChange, words }: StockProps) {
  const { id, stock } = product;
  const t = useLabels(officeProductLabels);
  const common = useLabels(officeCommonLabels);
  const [isOpen, setOpen] = useState(false);
  const lasts = stock !== null && stock > 0 && sales.ordered > 0;
  const daysLeft = lasts ? Math.floor((stock * sales.days) / sales.ordered) : null;
  return (
    <Section
      id="stock"
      title={words.label('stock')}
      end={
        mayChange && (
          <Button kind="ghost" onClick={() => setOpen(true)}>
            {t('count')}
          </Button>
        )
      }
    >
      <div className="price-figure">{stock === null ? common('notTracked') : <Num>{stock}</Num>}</div>
      <VariantTable product={product} words={words} />
      <DescriptionList
        rows={[
          [t('toSend'), <Num key="toSend">{sales.toSend}</Num>],
          [t('orderedLately', { n: sales.days }), <Num key="ordered">{sales.ordered}</Num>],
          [
            t('lastsFor'),
            daysLeft === null ? null : daysLeft === 1 ? common('day') : common('days', { n: daysLeft }),
          ],
        ]}
      />
      <StockJournal id={id} words={words} />
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('count')}>
        <StockForm product={product} words={words} onDone={() => setOpen(false)} />
      </Dialog>
    </Section>
  );
}

type FormProps = Omit<StockProps, 'mayChange' | 'sales'> & { onDone: () => void };

function StockForm({ product, words, onDone }: FormProps) {
  const { id, stock } = product;
  const variants = useVariants(product);
  const isOne = variants.per === null;
  const t = useLabels(officeProductLabels);
  const common = useLabels(officeCommonLabels);
  const refusalText = useRefusalText();
  const numberProblem = useNumberProblem();
  const change = useOfficeMutation(changeStock, { saved: t('stockSaved'), isInForm: true });
  const saveSurely = useSureSave();
  const [typed, setTyped] = useState('');
  const [why, setWhy] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const isTouched = typed !== '' || why !== '' || variants.isTouched;
  useLeaveGuard(isTouched && !change.isPending && !change.isSuccess);
  const send = async (to: Input<typeof changeStock>['change']) => {
    try {
      await saveSurely(
        (isBarcodeSure) => change.mutateAsync({ id, change: to, why, isBarcodeSure }),
        ({ code, about }) =>
          code === 'sameBarcode' ? t('sameBarcodeSure', { about: String(about) }) : undefined,
      );
      onDone();
    } catch (error) {
      const [fault] = validationErrorsOf(error);
      setProblem(fault ? words.fault(fault.code, fault.about) : refusalText(error));
    }
  };
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isOther = !isOne || product.stockPer !== null;
        const to = isOther ? variants.change() : stockChange(typed, stock);
        if (typeof to === 'string') setProblem(to);
        else if (to === null && isOther) onDone();
        else if (to === null) setProblem(numberProblem(readStock(typed), common('invalidStock')));
        else void send(to);
      }}
    >
      <CountPer product={product} variants={variants} />
      {isOne && product.stockPer === null && (
        <Field
          name="stock"
          label={common('stockHint')}
          dir="ltr"
          autoComplete="off"
          error={problem ?? undefined}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      {!isOne && <VariantFields variants={variants} words={words} />}
      {(!isOne || product.stockPer !== null) && problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <Field
        name="why"
        label={common('reason')}
        optional={' '}
        autoComplete="off"
        maxLength={200}
        value={why}
        onChange={({ currentTarget }) => setWhy(currentTarget.value)}
      />
      <div className="form-foot">
        <Button type="submit" busy={change.isPending}>
          {common('save')}
        </Button>
        {stock !== null && isOne && product.stockPer === null && (
          <Button kind="ghost" busy={change.isPending} onClick={() => void send({ count: null })}>
            {t('stopCounting')}
          </Button>
        )}
      </div>
    </form>
  );
}
