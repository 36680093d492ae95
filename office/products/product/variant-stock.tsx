import { useState } from 'react';
import type { StockPer } from '#contract/constants.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import type { Input } from '#contract/operation.ts';
import type { changeStock } from '#contract/operations/office/catalogue/change-stock.ts';
import { readStock, stockChange } from '#office/forms/amounts.ts';
import { useNumberProblem } from '#office/forms/use-number-problem.ts';
import { useLabels } from '#office/office-context.ts';
import type { Product } from '../product.ts';
import { Num } from '#ui/num.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { Editing } from './editing.ts';
import '#office/styles/table.css';

type Variant = Product['variants'][number];
type Change = Input<typeof changeStock>['change'];
type Words = Editing['words'];
type Countable = Pick<Product, 'stockPer' | 'variants' | 'colours' | 'sizes'>;
type Column = 'stock' | 'sku' | 'barcode';

const keyOf = ({ colourId, sizeId }: Pick<Variant, 'colourId' | 'sizeId'>) => `${colourId} ${sizeId}`;

/** Returns the variants of a product if it counts like this, with the stock it has counted so far. */
function variantsOf({ stockPer, variants, colours, sizes }: Countable, per: StockPer): Variant[] {
  const idsOf = (option: 'color' | 'size', choices: Product['sizes']) =>
    per === option || per === 'both' ? choices.map(({ optionId }) => optionId) : [0];
  return idsOf('color', colours).flatMap((colourId) =>
    idsOf('size', sizes).map((sizeId) => {
      const stored =
        stockPer === per ? variants.find((each) => keyOf(each) === keyOf({ colourId, sizeId })) : null;
      return stored ?? { colourId, sizeId, stock: 0, sku: '', barcode: '' };
    }),
  );
}

export function VariantTable({ product, words }: { product: Countable; words: Words }) {
  const t = useLabels(officeProductLabels);
  if (product.stockPer === null) return null;
  return (
    <table className="grid">
      <thead>
        <tr>
          <th scope="col">{t('variant')}</th>
          <th scope="col" className="is-figure">
            {words.label('stock')}
          </th>
        </tr>
      </thead>
      <tbody>
        {variantsOf(product, product.stockPer).map((variant) => (
          <tr key={keyOf(variant)}>
            <th scope="row">
              <bdi>{words.variantName(variant)}</bdi>
              {(variant.sku || variant.barcode) && (
                <small className="soft">
                  {' '}
                  <Num>{[variant.sku, variant.barcode].filter(Boolean).join(' · ')}</Num>
                </small>
              )}
            </th>
            <td className="is-figure">
              <Num>{variant.stock}</Num>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns what a form of variants changes: what is counted, and stock, SKU and barcode of each. */
export function useVariants(product: Countable) {
  const common = useLabels(officeCommonLabels);
  const numberProblem = useNumberProblem();
  const [per, setPer] = useState(product.stockPer);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const rows = per === null ? [] : variantsOf(product, per);
  const textOf = (variant: Variant, column: Column) =>
    typed[`${keyOf(variant)} ${column}`] ?? (column === 'stock' ? '' : variant[column]);
  const type = (variant: Variant, column: Column, text: string) =>
    setTyped((before) => ({ ...before, [`${keyOf(variant)} ${column}`]: text }));

  /** Returns the change, or the problem of a number; null if nothing changes. */
  function change(): Change | string | null {
    const variants = [];
    for (const row of rows) {
      const { colourId, sizeId, stock } = row;
      const [text, sku, barcode] = [textOf(row, 'stock'), textOf(row, 'sku'), textOf(row, 'barcode')];
      const to = text.trim() === '' ? null : stockChange(text, stock);
      const isSame = readStock(text).value === stock;
      if (text.trim() !== '' && !to && !isSame)
        return numberProblem(readStock(text), common('invalidStock')) ?? common('invalidStock');
      const differs = to !== null || sku !== row.sku || barcode !== row.barcode;
      const by = to && 'by' in to ? { stock: { by: to.by } } : {};
      if (differs) variants.push({ colourId, sizeId, ...by, sku, barcode });
    }
    return per === product.stockPer && variants.length === 0 ? null : { per, variants };
  }
  const isTouched = per !== product.stockPer || Object.keys(typed).length > 0;
  return { per, setPer, rows, textOf, type, change, isTouched };
}

type Variants = ReturnType<typeof useVariants>;

/** Selects what stock is counted per, if the product has such options. */
export function CountPer({ product, variants }: { product: Countable; variants: Variants }) {
  const t = useLabels(officeProductLabels);
  const [hasColours, hasSizes] = [product.colours.length > 0, product.sizes.length > 0];
  if (!hasColours && !hasSizes && product.stockPer === null) return null;
  return (
    <SelectField
      label={t('countPer')}
      value={variants.per ?? ''}
      options={[
        { value: '', text: t('perProduct') },
        ...(hasColours ? [{ value: 'color', text: t('perColor') }] : []),
        ...(hasSizes ? [{ value: 'size', text: t('perSize') }] : []),
        ...(hasColours && hasSizes ? [{ value: 'both', text: t('perBoth') }] : []),
      ]}
      onChange={({ currentTarget }) => variants.setPer((currentTarget.value || null) as StockPer | null)}
    />
  );
}

export function VariantFields({ variants, words }: { variants: Variants; words: Words }) {
  const t = useLabels(officeProductLabels);
  const common = useLabels(officeCommonLabels);
  const { rows, textOf, type } = variants;
  const field = (row: Variant, column: Column, label: string, more: object = {}) => (
    <td>
      <input
        aria-label={label}
        dir="ltr"
        autoComplete="off"
        maxLength={64}
        value={textOf(row, column)}
        onChange={({ currentTarget }) => type(row, column, currentTarget.value)}
        {...more}
      />
    </td>
  );
  return (
    <>
      <p className="hint">{common('stockHint')}</p>
      <div className="variant-fields">
        <table className="grid">
          <thead>
            <tr>
              <th scope="col">{t('variant')}</th>
              <th scope="col">{words.label('stock')}</th>
              <th scope="col">{words.label('sku')}</th>
              <th scope="col">{t('barcode')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const name = words.variantName(row);
              return (
                <tr key={keyOf(row)}>
                  <th scope="row">
                    <bdi>{name}</bdi>
                  </th>
                  {field(row, 'stock', t('variantStock', { name }), { placeholder: String(row.stock) })}
                  {field(row, 'sku', t('variantSku', { name }))}
                  {field(row, 'barcode', t('variantBarcode', { name }))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}
