import { productDetailLabels } from '#contract/labels/product-detail.ts';
import { sharedLabels } from '#contract/labels/shared-words.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import { SanitizedHtml } from '#ui/sanitized-html.tsx';
import type { ReactNode } from 'react';
import { isColor, isSize, type ProductData } from './product-data.ts';

interface PanelProps {
  product: ProductData;
}

export function Description({ product }: PanelProps) {
  const t = useLabels(productDetailLabels);
  return (
    <>
      <SanitizedHtml className="prose" html={product.fullDescription} />
      <Specs
        rows={[
          [t('lbl_prd_det_brand'), product.brand && <bdi>{product.brand}</bdi>],
          [t('productCode'), <Num key="sku">{product.sku}</Num>],
          [t('lbl_prd_det_head_tags'), product.tags.join(', ')],
        ]}
      />
    </>
  );
}

export function AdditionalInformation({ product }: PanelProps) {
  const t = useLabels(productDetailLabels);
  const words = useLabels(sharedLabels);
  const choices = (is: typeof isColor) =>
    product.options
      .find(is)
      ?.choices.map(({ name }) => name)
      .join(', ');
  const others = product.options.filter((group) => !isColor(group) && !isSize(group));
  return (
    <Specs
      rows={[
        [t('category'), product.categoryName],
        [t('lbl_prd_det_vendor'), product.vendor && <bdi>{product.vendor}</bdi>],
        [t('sizes'), choices(isSize)],
        [t('colors'), choices(isColor)],
        ...others.map((group): [string, ReactNode] => [
          group.required ? group.name : `${group.name} (${words('optional')})`,
          group.choices.map(({ name }) => name).join(', '),
        ]),
        [t('quantity'), product.orderMaximum ? t('maximum', { n: product.orderMaximum }) : null],
      ]}
    />
  );
}

export function Shipping({ product }: PanelProps) {
  const t = useLabels(productDetailLabels);
  const words = useLabels(sharedLabels);
  return (
    <>
      {product.digital ? (
        <p>{t('digital')}</p>
      ) : (
        <SanitizedHtml className="prose" html={product.shippingInfo} />
      )}
      <Specs
        rows={[
          [t('lbl_prd_det_head_shippingfree'), product.shippingFree ? words('yes') : words('no')],
          [
            t('lbl_prd_det_head_est_shippingdays'),
            !product.digital && <Num key="days">{product.shippingDays}</Num>,
          ],
          [t('lbl_prd_det_head_deliverymethod'), product.shipMethods.join(', ')],
        ]}
      />
    </>
  );
}

export function WhyBuy({ product }: PanelProps) {
  const t = useLabels(productDetailLabels);
  return (
    <div className="prose">
      <p>{t('lbl_prd_det_fivereasons')}</p>
      <ul className="ticks">
        {product.whyBuy.map((reason) => (
          <li key={reason}>
            <Icon name="check" />
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Facts as pairs; those without a value are left out. */
function Specs({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="specs">
      {rows.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name.replace(/[:៖]$/u, '')}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
