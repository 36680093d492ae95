import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { messages } from '#contract/messages.ts';
import { extrasRow } from '#rules/line-extras.ts';
import { requiredPieces } from '#rules/line-price.ts';
import { maximumQuantity } from '#rules/quantity.ts';
import { isOutOfStock } from '#rules/stock.ts';
import { factsText } from '#rules/text-of-language.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { useAskForPrice } from '#storefront/use-ask-for-price.ts';
import { addToCart } from '#storefront/state/cart.ts';
import { openPanel } from '#storefront/state/panels.ts';
import { useAnnouncedErrors } from '#web/use-announced-errors.ts';
import { showToast } from '#web/toasts.ts';
import {
  choiceProblem,
  chosenPrice,
  shownPictures,
  stockOf,
  countedNames,
  variantOut,
  type ChoiceProblem,
} from './choice.ts';
import { isColor, isSize, type OptionGroup, type ProductData } from './product-data.ts';
import type { Choosing } from './use-chosen.ts';

/** Milliseconds within which leaving a field and pressing a button is one touch. */
const sameTouchMs = 2000;

/** Adds to the cart: runs the checks in order, shows each message, and focuses what is missing. */
export function useBuying(product: ProductData, { chosen }: Choosing) {
  const { lang, links } = useShop();
  const message = useLabels(messages);
  const [problem, setProblem] = useState<ChoiceProblem | null>(null);
  // Selecting something else clears the error.
  const current = problem && sameProblem(choiceProblem(product, chosen), problem) ? problem : null;
  const { say: showErrors, end } = useAnnouncedErrors();
  const onMended = useEffectEvent(() => end());
  useEffect(() => {
    if (!current) onMended();
  }, [current]);
  const maximum = maximumQuantity(product.orderMaximum);
  const minimum = requiredPieces(product.terms?.minimum ?? { pieces: product.orderMinimum ?? 1 });
  const outOfStock = isOutOfStock(stockOf(product, chosen));
  const askForPrice = useAskForPrice()(product.name, maximum);

  // Pressing the button ends typing, which corrects the number: the correction is seen before anything is added.
  const correctedAt = useRef(0);
  const belowMinimum = (n: number) => {
    if (minimum === 1) return;
    correctedAt.current = Date.now();
    showToast('error', { code: 'quantityBelowMinimum', values: { n } });
  };

  return {
    maximum,
    minimum,
    belowMinimum,
    outOfStock,
    /** Explains why the product can't be added. The button of an out-of-stock product submits no form. */
    sayWhyNot: () =>
      outOfStock &&
      showToast(
        'error',
        sentence(isOutOfStock(product.stock) ? { code: 'outOfStock' } : variantOut(product)),
      ),
    /** Shown as soon as no more can be ordered. */
    askForPrice: chosen.quantity >= maximum ? askForPrice : null,
    aboveMaximum: (n: number) => {
      correctedAt.current = Date.now();
      showToast('error', { code: 'quantityAboveMaximum', values: { n }, action: askForPrice });
    },
    problemOf: (group: OptionGroup) => (current && concerns(current, group) ? sentence(current) : null),
    submit,
  };

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const isCorrected = Date.now() - correctedAt.current < sameTouchMs;
    correctedAt.current = 0;
    if (isCorrected) return;
    const found = choiceProblem(product, chosen);
    setProblem(found);
    if (found) {
      showErrors([[found.code, sentence(found)]]);
      const group = product.options.find((each) => concerns(found, each));
      const field = group
        ? `[data-option="${group.attributeId}"] input`
        : '.stepper input, .matrix input:enabled';
      event.currentTarget.querySelector<HTMLInputElement>(field)?.focus();
      return;
    }
    // Only the cells' sum can be less: the field of one quantity keeps to the minimum.
    if (chosen.quantity < minimum) return belowMinimum(minimum);
    const { price, discounted } = chosenPrice(product, chosen);
    const outcome = addToCart({
      ProductId: String(product.id),
      Quantity: chosen.quantity,
      VariantQuantities: chosen.cells?.map(({ colorId, sizeId, quantity }) => ({
        ColorID: colorId,
        SizeID: sizeId,
        Quantity: quantity,
      })),
      productSelectedAttributes: Object.entries(chosen.options).map(([attributeId, optionId]) => ({
        ProductId: String(product.id),
        ProductAttributeID: Number(attributeId),
        PrimaryKeyValue: optionId,
      })),
      DefaultImage: shownPictures(product, chosen)[0]?.path ?? '',
      ...extrasRow(chosen),
      Price: discounted ?? price,
    });
    if (outcome === 'addedToCart') openPanel('added');
    showToast(outcome === 'addedToCart' ? 'success' : 'warning', {
      code: outcome,
      ...(outcome !== 'invalidProduct' && { action: { code: 'viewCart', href: links.cart() } }),
    });
  }

  function sentence(found: ChoiceProblem): string {
    if (found.code === 'variantOut') {
      const names = factsText(lang, countedNames(product, chosen));
      return message('variantOutOfStock', { name: names ? `${product.name} (${names})` : product.name });
    }
    if (found.code === 'attribute') return message('selectAttribute', { attribute: found.name });
    return message(
      (
        {
          size: 'selectSize',
          color: 'selectColor',
          quantity: 'selectQuantity',
          outOfStock: 'outOfStock',
        } as const
      )[found.code],
    );
  }
}

function concerns(problem: ChoiceProblem, group: OptionGroup): boolean {
  if (problem.code === 'variantOut') return problem.attributeId === group.attributeId;
  if (problem.code === 'attribute') return problem.name === group.name && !isSize(group) && !isColor(group);
  return (problem.code === 'size' && isSize(group)) || (problem.code === 'color' && isColor(group));
}

const sameProblem = (a: ChoiceProblem | null, b: ChoiceProblem): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
