import { productDetailLabels } from '#contract/labels/product-detail.ts';
import { sharedLabels } from '#contract/labels/shared-words.ts';
import { ActionBar } from '#storefront/chrome/action-bar.tsx';
import { useProductWords } from '#storefront/products/product-words.ts';
import { isOutOfStock } from '#rules/stock.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { CutText } from '#ui/cut-text.tsx';
import { Price } from '#ui/price.tsx';
import { Stars } from '#ui/stars.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { cutLengths, listing } from '#contract/constants.ts';
import { Assurances } from './assurances.tsx';
import { chosenPrice } from './choice.ts';
import { OptionPicker } from './option-picker.tsx';
import { PriceSum } from './price-sum.tsx';
import type { ProductData } from './product-data.ts';
import { useBuying } from './use-buying.ts';
import type { Choosing } from './use-chosen.ts';
import { VariantsButton } from './variants.tsx';
import { WishButton } from './wish-button.tsx';
import './buy-box.css';

/** Name, price and choices, and the way into the cart. */
export function BuyBox({ product, choosing }: { product: ProductData; choosing: Choosing }) {
  const { links } = useShop();
  const t = useLabels(productDetailLabels);
  const words = useLabels(sharedLabels);
  const productWords = useProductWords();
  const { chosen, choose, setQuantity } = choosing;
  const { price, discounted, surcharges } = chosenPrice(product, chosen);
  const buying = useBuying(product, choosing);
  return (
    <form className="buy" method="dialog" noValidate onSubmit={buying.submit}>
      <p className="card-cat">
        {product.categoryName && (
          <a href={links.category(product.categoryId, product.categoryName)}>{product.categoryName}</a>
        )}
        {product.vendor && (
          <span>
            {t('lbl_prd_det_vendor')}: <bdi>{product.vendor}</bdi>
          </span>
        )}
      </p>
      <h1>{product.name}</h1>
      <div className="buy-meta">
        <Stars
          rating={product.rating}
          reviews={product.reviewCount}
          href="#reviews"
          words={productWords.stars}
        />
        <StockNote product={product} />
      </div>
      <div className="buy-price" aria-live="polite">
        <Price price={price} discounted={discounted} size="large" words={productWords.price} />
        <PriceSum base={product.discounted ?? product.price} surcharges={surcharges} />
      </div>
      <p className="buy-say">
        <CutText text={product.shortDescription} length={cutLengths.shortDescription} />
      </p>
      {product.options.map((group) => (
        <OptionPicker
          key={group.attributeId}
          group={group}
          product={product}
          chosenId={chosen.options[group.attributeId]}
          problem={buying.problemOf(group)}
          onChoose={choose}
        />
      ))}
      {product.options.length > 0 && <VariantsButton product={product} chosen={chosen} />}
      <div className="buy-acts">
        <Stepper
          value={chosen.quantity}
          onChange={setQuantity}
          max={buying.maximum}
          onAboveMax={buying.aboveMaximum}
          words={{
            group: `${t('quantity')}: ${product.name}`,
            field: t('quantity'),
            less: words('oneLess'),
            more: words('oneMore'),
          }}
        />
        <Button
          className="buy-btn"
          kind="act"
          type="submit"
          icon="shopping-bag"
          aria-disabled={buying.outOfStock}
          onClick={buying.sayWhyNot}
        >
          {buying.outOfStock ? t('lbl_prd_det_outstock') : t('lbl_prd_det_addcart')}
        </Button>
        <WishButton product={product} chosen={chosen} />
      </div>
      <Assurances product={product} />
      <ActionBar label={t('buy')}>
        <div className="bar-price">
          <Price price={price} discounted={discounted} words={productWords.price} />
        </div>
        <Button
          kind="act"
          type="submit"
          icon="shopping-bag"
          aria-disabled={buying.outOfStock}
          onClick={buying.sayWhyNot}
        >
          {buying.outOfStock ? t('lbl_prd_det_outstock') : t('lbl_prd_det_addcart')}
        </Button>
      </ActionBar>
    </form>
  );
}

function StockNote({ product: { stock, showStock } }: { product: ProductData }) {
  const t = useLabels(productDetailLabels);
  if (isOutOfStock(stock)) return <Badge tone="red">{t('lbl_prd_det_outstock')}</Badge>;
  if (!showStock) return null;
  const few = stock !== null && stock <= listing.fewLeft;
  return (
    <Badge tone={few ? 'saffron' : 'green'}>
      {few ? t('onlyLeft', { n: stock }) : t('lbl_prd_det_instock')}
    </Badge>
  );
}
