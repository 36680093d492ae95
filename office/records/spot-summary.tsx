import { recordLabels } from '#contract/labels/office/records.ts';
import { getProduct } from '#contract/operations/office/catalogue/get-product.ts';
import { useOfficeQuery } from '../data/query-client.ts';
import { useLabels, useOffice } from '../office-context.ts';

interface Spot {
  product: number | null;
  x: number;
  y: number;
}

/** A tagged product of the shoppable picture: its number, product and position. */
export function SpotSummary({ value, at }: { value: unknown; at: number }) {
  const t = useLabels(recordLabels);
  const { product, x, y } = value as Spot;
  return (
    <>
      <b>{at + 1}</b>
      {product === null ? t('findProduct') : <SpotProduct id={product} />}
      <small className="soft">{t('spotAt', { x, y })}</small>
    </>
  );
}

function SpotProduct({ id }: { id: number }) {
  const { lang } = useOffice();
  const { data } = useOfficeQuery(getProduct, { id });
  if (!data) return null;
  const { texts, pictures } = data.product;
  const [first] = pictures;
  return (
    <>
      {first && <img src={first.path} alt="" width={36} height={36} />}
      <bdi>{texts[lang]?.name || texts.en?.name}</bdi>
    </>
  );
}
