import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { FieldProblem } from '#office/components/field-problem.tsx';
import { readPrice } from '#office/forms/amounts.ts';
import { fieldId } from '#office/forms/use-form-errors.ts';
import { useNumberProblem } from '#office/forms/use-number-problem.ts';
import { useLabels } from '#office/office-context.ts';
import { formatCents } from '#rules/money.ts';
import { readCount } from '#rules/read-number.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Num } from '#ui/num.tsx';
import type { FieldEditing } from './field-editing.ts';
import { marginOf } from './margin.ts';
import { TypedField } from './typed-field.tsx';
import '#office/styles/table.css';
import './steps-field.css';

/** The quantities that the trade usually prices. */
const usual = [25, 50, 100, 250, 500, 1000, 2500, 5000];

const asPriced = (cents: number) => cents;

interface StepsFieldProps {
  editing: FieldEditing;
  /** Returns what shoppers pay for a price, after discounts. */
  payOf?: (cents: number) => number;
}

/** The prices of a product by quantity, with their margins for staff who see costs. */
export function StepsField({ editing, payOf = asPriced }: StepsFieldProps) {
  const { form } = editing;
  const t = useLabels(officeProductLabels);
  const common = useLabels(officeCommonLabels);
  const numberProblem = useNumberProblem();
  const field = useRef<HTMLFieldSetElement>(null);
  const name = 'priceSteps';
  const { priceSteps: steps, priceCents } = form.values;
  // A bulk edit has no other values, and only staff with a permission see costs.
  const { costCents = null } = form.values as Partial<typeof form.values>;
  const problem = form.errors[name];
  type Step = (typeof steps)[number];
  const put = (at: number, step: Step) =>
    form.set(
      name,
      steps.map((each, place) => (place === at ? step : each)),
    );
  /** Adds the next usual quantity. Its price is the lowest so far, because prices never rise. */
  function add() {
    const largest = Math.max(1, ...steps.map(({ from }) => from));
    const from = usual.find((each) => each > largest) ?? largest * 2;
    const cents = steps.at(-1)?.cents ?? (Number.isNaN(priceCents) ? 0 : (priceCents ?? 0));
    flushSync(() => form.set(name, [...steps, { from, cents }]));
    [...(field.current?.querySelectorAll('input') ?? [])].at(-2)?.focus();
  }
  function remove(at: number) {
    flushSync(() => form.set(name, steps.toSpliced(at, 1)));
    field.current?.querySelector<HTMLElement>('.steps-add')?.focus();
  }
  return (
    <fieldset
      ref={field}
      id={fieldId(name)}
      tabIndex={-1}
      className={problem ? 'field steps-field bad' : 'field steps-field'}
      aria-label={editing.words.label(name)}
    >
      <span className="field-head" aria-hidden="true">
        {editing.words.label(name)}
      </span>
      <p className="soft">{t('stepsHint')}</p>
      {steps.length > 0 && (
        <table className="grid">
          <thead>
            <tr>
              <th scope="col">{t('stepFrom')}</th>
              <th scope="col">{`${t('stepPrice')} ($)`}</th>
              {costCents !== null && <th scope="col">{common('marginHead')}</th>}
              <th scope="col">
                <span className="vh">{common('remove')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step, at) => {
              const pay = payOf(step.cents);
              const margin =
                costCents === null ? null : marginOf(pay, costCents, editing.lists?.includedVatRate);
              return (
                // oxlint-disable-next-line react/no-array-index-key -- a quantity is edited in its own row
                <tr key={at}>
                  <td>
                    <TypedField
                      name={`from ${at}`}
                      label={<span className="vh">{`${t('stepFrom')} ${at + 1}`}</span>}
                      value={step.from}
                      write={String}
                      read={readCount}
                      onChange={(from) => put(at, { ...step, from })}
                      onWrong={(read) => form.blame({ [name]: numberProblem(read, t('wrongNumber')) })}
                    />
                  </td>
                  <td>
                    <TypedField
                      name={`price ${at}`}
                      label={<span className="vh">{t('stepPriceFrom', { n: step.from })}</span>}
                      value={step.cents}
                      write={formatCents}
                      read={readPrice}
                      onChange={(cents) => put(at, { ...step, cents })}
                      onWrong={(read) => form.blame({ [name]: numberProblem(read, common('invalidPrice')) })}
                    />
                  </td>
                  {costCents !== null && (
                    <td className={margin && margin.cents < 0 ? 'is-below' : undefined}>
                      {margin && <Num>{`${margin.amount} (${margin.percent})`}</Num>}
                    </td>
                  )}
                  <td>
                    <IconButton
                      icon="x"
                      label={t('removeStep', { n: step.from })}
                      onClick={() => remove(at)}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <FieldProblem text={problem} />
      <Button className="steps-add" kind="quiet" small icon="plus" onClick={add}>
        {t('addStep')}
      </Button>
    </fieldset>
  );
}
