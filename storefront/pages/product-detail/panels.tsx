import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { listText } from '#rules/text-of-language.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import { SanitizedHtml } from '#ui/sanitized-html.tsx';
import type { ReactNode } from 'react';
import { isColor, isSize, type OptionGroup, type ProductData } from './product-data.ts';

interface PanelProps {
  product: ProductData;
}

export function Description({ product }: PanelProps) {
  const { lang } = useShop();
  const t = useLabels(productDetailLabels);
  return (
    <>
      <SanitizedHtml className="prose" html={product.fullDescription} />
      <Specs
        rows={[
          [t('lbl_prd_det_brand'), product.brand && <UserText key="brand" text={product.brand} />],
          [t('productCode'), <Num key="sku">{product.sku}</Num>],
          [t('lbl_prd_det_head_tags'), listText(lang, product.tags)],
        ]}
      />
    </>
  );
}

export function AdditionalInformation({ product }: PanelProps) {
  const { lang } = useShop();
  const t = useLabels(productDetailLabels);
  const shared = useLabels(sharedLabels);
  const names = (group?: OptionGroup) => listText(lang, group?.choices.map(({ name }) => name) ?? []);
  const others = product.options.filter((group) => !isColor(group) && !isSize(group));
  return (
    <Specs
      rows={[
        [t('category'), product.categoryName],
        [t('lbl_prd_det_vendor'), product.vendor && <UserText key="vendor" text={product.vendor} />],
        [t('sizes'), names(product.options.find(isSize))],
        [t('colors'), names(product.options.find(isColor))],
        ...others.map((group): [string, ReactNode] => [
          group.required ? group.name : `${group.name} (${shared('optional')})`,
          names(group),
        ]),
        [t('quantity'), product.orderMaximum ? t('maximum', { n: product.orderMaximum }) : null],
      ]}
    />
  );
}

export function Shipping({ product }: PanelProps) {
  const { lang } = useShop();
  const t = useLabels(productDetailLabels);
  const shared = useLabels(sharedLabels);
  return (
    <>
      {product.digital ? (
        <p>{t('digital')}</p>
      ) : (
        <SanitizedHtml className="prose" html={product.shippingInfo} />
      )}
      <Specs
        rows={[
          product.shipping
            ? [t('lbl_prd_det_shipinfo'), product.shipping]
            : [t('lbl_prd_det_head_shippingfree'), shared('yes')],
          [
            t('lbl_prd_det_head_est_shippingdays'),
            !product.digital && product.shippingDays && <Num key="days">{product.shippingDays}</Num>,
          ],
          [t('lbl_prd_det_head_deliverymethod'), listText(lang, product.shipMethods)],
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

/** Name-value pairs. Omits those without a value. */
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
