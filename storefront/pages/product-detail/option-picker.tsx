import { type ComponentProps, useId } from 'react';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Swatch } from '#ui/choices.tsx';
import { Icon } from '#ui/icon.tsx';
import { formatMoney } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import '#ui/field.css';
import { type Chosen, isChoiceOut } from './choice.ts';
import {
  type Choice,
  isColor,
  isSize,
  type OptionGroup,
  type ProductData,
  type ProductPicture,
} from './product-data.ts';
import { SizeGuideButton } from './size-guide.tsx';

interface OptionPickerProps {
  group: OptionGroup;
  product: ProductData;
  chosen: Chosen;
  /** The reason why the product could not be added, if this option causes it. */
  problem: string | null;
  onChoose: (attributeId: number, optionId: number) => void;
}

/** The options of an attribute as radio buttons: colors with a dot, all others side by side in one box. */
export function OptionPicker({ group, product, chosen: selected, problem, onChoose }: OptionPickerProps) {
  const t = useLabels(productDetailLabels);
  const shared = useLabels(sharedLabels);
  const problemId = useId();
  const chosenId = selected.options[group.attributeId];
  const isOut = (id: number) => isChoiceOut(product, selected, group.attributeId, id);
  const name = `option-${group.attributeId}`;
  const chosen = group.choices.find(({ id }) => id === chosenId);
  // If every color has a picture, shoppers select colors by picture.
  const pictured =
    isColor(group) && group.choices.every(({ id }) => product.pictures.some(({ colorId }) => colorId === id));
  const label = isColor(group) ? t('color') : isSize(group) ? t('size') : group.name;
  return (
    <fieldset
      className="pick"
      aria-describedby={problem ? problemId : undefined}
      data-option={group.attributeId}
    >
      <legend>
        <span className="pick-label">{label}</span>
        <span className="pick-is">
          {chosen ? chosen.name : shared(group.required ? 'choose' : 'optional')}
          {chosen && isOut(chosen.id) && <> · {t('lbl_prd_det_outstock')}</>}
        </span>
      </legend>
      {isSize(group) && product.sizeGuide.length > 0 && (
        <SizeGuideButton sizes={product.sizeGuide} chosen={chosen?.name} />
      )}
      <div className={pictured ? 'chips' : isColor(group) ? 'swatches' : 'opts'}>
        {group.choices.map((choice) => {
          const soldOut = isOut(choice.id);
          const control = {
            name,
            value: choice.id,
            checked: choice.id === chosenId,
            onChange: () => onChoose(group.attributeId, choice.id),
            'data-out': soldOut || undefined,
          };
          const shownName = soldOut
            ? `${withPrice(choice)} – ${t('lbl_prd_det_outstock')}`
            : withPrice(choice);
          const hex = isColor(group) ? product.colors.find(({ id }) => id === choice.id)?.hex : undefined;
          const picture = pictured
            ? product.pictures.find(({ colorId }) => colorId === choice.id)
            : undefined;
          return picture ? (
            <PictureChip key={choice.id} {...control} picture={picture} label={shownName} />
          ) : hex ? (
            <Swatch key={choice.id} {...control} color={hex} label={shownName} />
          ) : (
            <label key={choice.id} className="choice">
              <input type="radio" {...control} />
              <span className="pick-box">
                <ChoiceName name={choice.name} short={isSize(group) ? shortOf(product, choice) : undefined} />
                {choice.price > 0 && (
                  <span className="pick-extra">
                    <Num>+{formatMoney(choice.price)}</Num>
                  </span>
                )}
                {soldOut && <span className="vh"> – {t('lbl_prd_det_outstock')}</span>}
              </span>
            </label>
          );
        })}
      </div>
      {problem && (
        <p className="error" id={problemId}>
          <Icon name="circle-alert" />
          <span>{problem}</span>
        </p>
      )}
    </fieldset>
  );
}

/** Returns sizes as letters, so that all fit in one row. Screen readers get the full name. */
const shortOf = ({ sizeGuide }: ProductData, choice: Choice): string | undefined =>
  sizeGuide.find(({ name }) => name === choice.name)?.shortName;

const ChoiceName = ({ name, short = name }: { name: string; short?: string | undefined }) =>
  short === name ? (
    <span>
      <bdi>{name}</bdi>
    </span>
  ) : (
    <span>
      <span className="vh">{name}</span>
      <bdi aria-hidden="true">{short}</bdi>
    </span>
  );

function PictureChip({
  picture,
  label,
  ...input
}: { picture: ProductPicture; label: string } & Omit<ComponentProps<'input'>, 'className'>) {
  return (
    <label className="choice pic-chip">
      <input {...input} type="radio" aria-label={label} />
      <span>
        <Picture {...picture} alt="" sizes="4rem" />
        <Icon name="check" />
      </span>
    </label>
  );
}

const withPrice = ({ name, price }: { name: string; price: number }): string =>
  price > 0 ? `${name} +${formatMoney(price)}` : name;
