import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { Note } from '#office/components/note.tsx';
import { readPrice } from '#office/forms/amounts.ts';
import { useNumberProblem } from '#office/forms/use-number-problem.ts';
import { useLabels } from '#office/office-context.ts';
import { marginOf, payOf, variantPrice } from '../margin.ts';
import type { Product } from '../product.ts';
import { formatCents } from '#rules/money.ts';
import { Num } from '#ui/num.tsx';
import type { Editing } from './editing.ts';
import { MoneyField } from '../number-fields.tsx';
import { TypedField } from '../typed-field.tsx';
import { fieldId } from '#office/forms/use-form-errors.ts';
import '#office/styles/table.css';

/** What the product and its variants cost the shop, for staff who may see it, with the margins. */
export function Costs({ editing }: { editing: Editing }) {
  const t = useLabels(officeProductLabels);
  const common = useLabels(officeCommonLabels);
  const { form, stored } = editing;
  if (!('costCents' in form.start)) return null;
  const { priceCents, costCents } = form.values;
  const vatRate = editing.lists?.includedVatRate;
  const pay = stored && !Number.isNaN(priceCents) ? payOf(form.values, stored) : priceCents;
  const margin = costCents === null ? null : marginOf(pay, costCents, vatRate);
  return (
    <>
      <div className="both">
        <MoneyField
          editing={editing}
          name="costCents"
          hint={margin ? common('margin', margin) : t('costHint')}
        />
      </div>
      {margin && margin.cents < 0 && <Note kind="us">{t('underCost', { price: margin.price })}</Note>}
      {stored && stored.product.variants.length > 0 && <VariantCosts editing={editing} pay={pay} />}
    </>
  );
}

type Cost = NonNullable<Product['variantCosts']>[number];
/** Returns costs as they are stored, so that an undone edit is none. */
const inOrder = (costs: readonly Cost[]) =>
  costs.toSorted((one, other) => one.colourId - other.colourId || one.sizeId - other.sizeId);

function VariantCosts({ editing: { form, words, stored, lists }, pay }: { editing: Editing; pay: number }) {
  const t = useLabels(officeProductLabels);
  const common = useLabels(officeCommonLabels);
  const numberProblem = useNumberProblem();
  const [wrong, setWrong] = useState<string | null>(null);
  const { costCents, variantCosts: costs } = form.values;
  return (
    <div className="variant-fields variant-costs">
      <table className="grid">
        <thead>
          <tr>
            <th scope="col">{t('variant')}</th>
            <th scope="col">{`${words.label('costCents')} ($)`}</th>
            <th scope="col" className="is-figure">
              {common('marginHead')}
            </th>
          </tr>
        </thead>
        <tbody>
          {stored?.product.variants.map(({ colourId, sizeId }, at) => {
            const key = `${colourId} ${sizeId}`;
            const name = words.variantName({ colourId, sizeId });
            const isThis = (each: Cost) => each.colourId === colourId && each.sizeId === sizeId;
            const itsCost = costs.find(isThis)?.costCents ?? null;
            const cost = itsCost ?? costCents;
            const price = variantPrice(pay, form.values, { colourId, sizeId });
            const margin = cost === null ? null : marginOf(price, cost, lists?.includedVatRate);
            const isWrong = wrong === key && form.errors['variantCosts'];
            return (
              <tr key={key}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td>
                  <TypedField<number | null>
                    {...((wrong === null ? at === 0 : wrong === key) && { id: fieldId('variantCosts') })}
                    name={`cost ${key}`}
                    label={<span className="vh">{t('variantCost', { name })}</span>}
                    error={isWrong || undefined}
                    value={itsCost}
                    write={(cents) => (cents === null ? '' : formatCents(cents))}
                    mayBeEmpty
                    read={readPrice}
                    onChange={(cents) => {
                      const one = cents === null ? [] : [{ colourId, sizeId, costCents: cents }];
                      form.set('variantCosts', inOrder([...costs.filter((each) => !isThis(each)), ...one]));
                    }}
                    onWrong={(read) => {
                      setWrong(key);
                      form.blame({ variantCosts: numberProblem(read, common('invalidPrice')) });
                    }}
                  />
                </td>
                <td className={margin && margin.cents < 0 ? 'is-figure is-below' : 'is-figure'}>
                  {margin && <Num>{`${margin.amount} (${margin.percent})`}</Num>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
