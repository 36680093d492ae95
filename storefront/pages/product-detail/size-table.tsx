import { sizeGuideLabels } from '#contract/labels/storefront/size-guide.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Num } from '#ui/num.tsx';
import type { ProductData } from './product-data.ts';
import { SizeDrawing } from './size-drawing.tsx';
import { type Measured, measuredOf, partsOf } from './size-measures.ts';

interface SizeTableProps {
  sizes: ProductData['sizeGuide'];
  /** Name of the selected size. */
  chosen: string | undefined;
}

/** The labels for the parts of a measurement, in the shop's order. */
const columns = {
  clothes: ['chest'],
  sheet: ['width', 'length'],
  box: ['length', 'width', 'height'],
  other: ['measures'],
} as const satisfies Record<Measured, readonly (keyof typeof sizeGuideLabels.texts)[]>;

/** Every size with its measurements in both units, and a note on where they are taken. */
export function SizeTable({ sizes, chosen }: SizeTableProps) {
  const t = useLabels(sizeGuideLabels);
  const measured = measuredOf(sizes);
  const parts = (measure: string) => (measured === 'other' ? [measure] : partsOf(measure));
  return (
    <>
      {measured !== 'other' && <SizeDrawing measured={measured} />}
      <div className="sizes-say">
        {measured === 'clothes' && <p>{t('clothesHow')}</p>}
        <table className="plain-table sizes">
          <caption>{t('units')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('size')}</th>
              {columns[measured].map((column, at) => (
                <th key={column} scope="col">
                  {measured !== 'other' && (
                    <b className="size-key" aria-hidden="true">
                      {'ABC'[at]}
                    </b>
                  )}
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map(({ shortName, name, inches, centimetres }) => (
              <tr key={shortName} aria-current={chosen === shortName || chosen === name || undefined}>
                <th scope="row">{name.includes(shortName) ? name : `${shortName} (${name})`}</th>
                {parts(centimetres).map((measure, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a measure's parts keep their places
                  <td key={at}>
                    <Num>{measure}</Num>
                    <span className="size-inch">
                      <Num>{parts(inches)[at]}″</Num>
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
