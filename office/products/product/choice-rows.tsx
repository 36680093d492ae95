import type { ReactNode } from 'react';
import { priceTypes } from '#contract/constants.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { readPrice } from '#office/forms/amounts.ts';
import { moved } from '#office/forms/moved.ts';
import { useNumberProblem } from '#office/forms/use-number-problem.ts';
import { useLabels } from '#office/office-context.ts';
import { DragHandle } from '#office/drag-sort/drag-handle.tsx';
import { useDraggedOrder } from '#office/drag-sort/use-dragged-order.ts';
import { formatCents } from '#rules/money.ts';
import { SelectField } from '#ui/select-field.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { readPercent } from '#office/components/percent.ts';
import type { Product } from '../product.ts';
import { TypedField } from '../typed-field.tsx';

type Choice = Product['colours'][number];

interface ChoiceRowsProps {
  /** The label of the whole list. */
  label: string;
  /** The heading above the options, before the surcharges. */
  head: ReactNode;
  choices: readonly Choice[];
  /** All options of the kind, with their names in both languages. */
  all: readonly { id: number; name: string; other?: string | undefined; hex?: string; guide?: string }[];
  onChange: (choices: Choice[]) => void;
  /** Called with the error text when a typed surcharge is invalid. */
  onWrong: (text: string) => void;
}

/** Options of one kind with surcharges, in display order. */
export function ChoiceRows({ label, head, choices, all, onChange, onWrong }: ChoiceRowsProps) {
  const t = useLabels(officeProductLabels);
  const common = useLabels(officeCommonLabels);
  const numberProblem = useNumberProblem();
  const {
    listRef,
    dragged,
    said: announced,
    grip,
    move,
  } = useDraggedOrder(choices.length, (from, to) => onChange(moved(choices, from, to)));
  const nameOf = (id: number) => all.find((each) => each.id === id)?.name ?? `${id}`;
  const others = all.filter(({ id }) => choices.every(({ optionId }) => optionId !== id));
  const put = (at: number, choice: Choice) =>
    onChange(choices.map((each, place) => (place === at ? choice : each)));
  return (
    <>
      <div className="choice-head">
        {head}
        {others.length > 0 && (
          <SelectField
            className="choice-add"
            label={<span className="vh">{t('addTo', { what: label })}</span>}
            choose={t('add')}
            options={others.map(({ id, name }) => ({ value: id, text: name }))}
            value=""
            onChange={({ currentTarget: { value } }) =>
              value &&
              onChange([...choices, { optionId: Number(value), priceType: priceTypes.fixedValue, amount: 0 }])
            }
          />
        )}
      </div>
      {choices.length > 0 && (
        <ul className="choice-rows" role="list" aria-label={label} ref={listRef}>
          {choices.map((choice, at) => {
            const { other, hex, guide } = all.find(({ id }) => id === choice.optionId) ?? {};
            const name = nameOf(choice.optionId);
            const isPercent = choice.priceType === priceTypes.percentage;
            return (
              <li key={choice.optionId} data-thing className={dragged === at ? 'is-held' : undefined}>
                <DragHandle label={common('reorderNamed', { name })} {...grip(at)} />
                <span className="choice-name">
                  {hex && (
                    <svg className="choice-dot" viewBox="0 0 16 16" aria-hidden="true">
                      <circle cx="8" cy="8" r="7" fill={hex} />
                    </svg>
                  )}
                  {name}
                  {guide && <small>{guide}</small>}
                </span>
                <span className="choice-other soft">{other}</span>
                <TypedField
                  key={choice.priceType}
                  name={`${label} ${choice.optionId}`}
                  label={<span className="vh">{t('surchargeOf', { name })}</span>}
                  value={choice.amount}
                  write={formatCents}
                  read={isPercent ? readPercent : readPrice}
                  onChange={(amount) => put(at, { ...choice, amount })}
                  onWrong={(read) =>
                    onWrong(numberProblem(read, isPercent ? t('wrongPercent') : common('invalidPrice')))
                  }
                />
                <SelectField
                  label={<span className="vh">{t('kindOf', { name })}</span>}
                  options={[
                    { value: priceTypes.fixedValue, text: t('dollars') },
                    { value: priceTypes.percentage, text: t('percent') },
                  ]}
                  value={choice.priceType}
                  onChange={({ currentTarget: { value } }) =>
                    put(at, { ...choice, priceType: Number(value) as Choice['priceType'] })
                  }
                />
                <MoveButtons
                  name={name}
                  at={at}
                  count={choices.length}
                  onMove={(to) => move(at, to)}
                  onRemove={() => onChange(choices.filter((each) => each !== choice))}
                />
              </li>
            );
          })}
        </ul>
      )}
      <output className="vh">
        {announced !== null &&
          common('movedTo', { name: nameOf(choices[announced]?.optionId ?? 0), n: announced + 1 })}
      </output>
    </>
  );
}
