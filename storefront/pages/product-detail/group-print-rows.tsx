import { useId } from 'react';
import { groupOrderLabels } from '#contract/labels/storefront/group-order.ts';
import { centsToDollars } from '#rules/money.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { formatMoney } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';
import type { Choice, OptionGroup, ProductData } from './product-data.ts';
import { ProductPrintLater } from './product-print-later.tsx';
import { emptyChoice } from './group-rules.ts';
import type { Group } from './use-group.ts';

interface PrintRowsProps {
  product: ProductData;
  group: Group;
  /** The positions whose logo is on the picture, so that it isn't asked for again. */
  onPicture: readonly number[];
}

/** Where a logo is printed, and how: a row each with its price, set-up charge and days. */
export function PrintRows({ product, group, onPicture }: PrintRowsProps) {
  const t = useLabels(groupOrderLabels);
  const id = useId();
  const { positions, isPrinted, togglePosition } = group;
  const [only, another] = positions;
  const isOne = only && !another;
  return (
    <section className="g-q" aria-labelledby={id} data-question="where">
      <h2 className="h4" id={id}>
        {isOne ? only.name : t('where')}
      </h2>
      {!isOne && (
        <fieldset className="g-chips" aria-labelledby={id}>
          {positions.map((position) => (
            <label key={position.attributeId} className="choice g-chip">
              <input
                type="checkbox"
                checked={isPrinted(position)}
                onChange={() => togglePosition(position)}
              />
              <span>
                <bdi>{position.name}</bdi>
                <Icon name={isPrinted(position) ? 'check' : 'plus'} />
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {positions
        .filter((position) => isOne || isPrinted(position))
        .map((position) => (
          <Rows
            key={position.attributeId}
            {...{ product, group, position }}
            hasEmpty={isOne === true}
            isOnPicture={onPicture.includes(position.attributeId)}
          />
        ))}
    </section>
  );
}

interface RowsProps extends Pick<PrintRowsProps, 'product' | 'group'> {
  position: OptionGroup;
  /** Whether printing nothing there is a row. */
  hasEmpty: boolean;
  isOnPicture: boolean;
}

function Rows({ product, group, position, hasEmpty, isOnPicture }: RowsProps) {
  const t = useLabels(groupOrderLabels);
  const { attributeId, name, choices } = position;
  const { chosen, choose, choiceOf, pieces, setExtras } = group;
  const choice = choiceOf(position);
  const empty = emptyChoice(position);
  // Drawing is a service, and comes after the methods.
  const rows = [
    ...choices.filter((each) => each !== empty && each.asksFor !== 'drawing'),
    ...choices.filter(({ asksFor }) => asksFor === 'drawing'),
    ...(hasEmpty && empty ? [empty] : []),
  ];
  return (
    <fieldset className="g-how" data-option={attributeId}>
      <legend>
        <b>{t('how', { name })}</b> <small>{t('eachAt', { n: Math.max(1, pieces) })}</small>
      </legend>
      {rows.map((each) => (
        <label key={each.id} className="choice g-row">
          <input
            type="radio"
            name={`how-${attributeId}`}
            checked={each === choice}
            onChange={() => choose(attributeId, each.id)}
          />
          <span>
            <b>{each.name}</b>
            {each !== empty && <RowNotes {...{ product, attributeId, choice: each }} />}
            <RowPrice choice={each} isEmpty={each === empty} />
          </span>
        </label>
      ))}
      {choice?.asksFor && !(isOnPicture && choice.asksFor === 'artwork') && (
        <ProductPrintLater {...{ product, choice, chosen }} group={position} onExtras={setExtras} />
      )}
    </fieldset>
  );
}

function RowPrice({ choice: { price, drawing }, isEmpty }: { choice: Choice; isEmpty: boolean }) {
  const t = useLabels(groupOrderLabels);
  if (price > 0) {
    return (
      <span className="g-add">
        <Num>+{formatMoney(price)}</Num>
      </span>
    );
  }
  return isEmpty || drawing ? null : <span className="g-add">{t('free')}</span>;
}

/** The set-up charge, working days, area and colors of a method. */
function RowNotes({
  product,
  attributeId,
  choice,
}: {
  product: ProductData;
  attributeId: number;
  choice: Choice;
}) {
  const t = useLabels(groupOrderLabels);
  const { id, area, drawing, extraDays } = choice;
  const print = product.terms?.prints?.find(
    (each) => each.attributeId === attributeId && each.optionId === id,
  );
  const { Width: width, Height: height, Colors: inks } = area ?? {};
  const setup = print?.setupCents ?? 0;
  const notes = [
    setup > 0 ? t('setup', { price: formatMoney(centsToDollars(setup)) }) : print && t('noSetup'),
    drawing && t('drawn', { price: formatMoney(drawing) }),
    extraDays && t('workingDays', { n: extraDays }),
    width && height && t('area', { width: width / 10, height: height / 10 }),
    inks && (inks === 1 ? t('ink') : t('inks', { n: inks })),
  ].filter(Boolean);
  return notes.length > 0 ? <small>{notes.join(' · ')}</small> : null;
}
