import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeOrderChange } from '#contract/labels/office/order-change.ts';
import { useLabels } from '#office/office-context.ts';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { formatAmount } from '#rules/money.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { UserText } from '#ui/user-text.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { useErrorText } from './use-error-text.ts';
import type { Plan, OrderEditState } from './use-order-edit.ts';

interface LineRowProps {
  line: Plan['lines'][number];
  /** The options selected when ordering; '' for a new line. */
  options: string;
  state: OrderEditState;
}

/** A line of the edited order: its quantity, and for a new line its options. */
export function OrderLineRow({ line, options, state }: LineRowProps) {
  const t = useLabels(officeOrderChange);
  const common = useLabels(officeCommonLabels);
  const inLanguage = useLocalizedText();
  const errorText = useErrorText();
  const { line: id, productId, picture, quantity, unitCents, totalCents, attributes } = line;
  const name = inLanguage(line.name);
  const error = state.faultOf(productId);
  const set = (to: number) => (id === null ? state.setAdded(productId, to) : state.setLine(id, to));
  return (
    <li className={id === null ? 'change-line is-new' : 'change-line'}>
      <Picture path={picture} width={1000} height={1000} alt="" sizes="3rem" />
      <div className="change-what">
        <b>
          <UserText text={name} />
        </b>
        <small>{id === null ? t('isNew') : options || t('asOrdered')}</small>
        {attributes.map((attribute) => (
          <SelectField
            key={attribute.id}
            name={`option-${productId}-${attribute.id}`}
            label={inLanguage(attribute)}
            choose={common('select')}
            optional={!attribute.isNeeded}
            options={attribute.options.map((each) => ({ value: each.id, text: inLanguage(each) }))}
            value={attribute.chosen ?? ''}
            onChange={({ currentTarget }) =>
              state.choose(productId, attribute.id, Number(currentTarget.value) || null)
            }
          />
        ))}
        {error && (
          <p className="change-fault" role="alert">
            {errorText(error)}
          </p>
        )}
      </div>
      <Stepper
        value={quantity}
        onChange={set}
        words={{
          group: t('quantityOf', { name }),
          field: t('quantityOf', { name }),
          less: t('fewer'),
          more: t('more'),
        }}
      />
      <span className="change-sum">
        {totalCents !== null && (
          <>
            <b>
              <Num>{formatAmount(totalCents)}</Num>
            </b>
            <small>
              <Num>{formatAmount(unitCents ?? 0)}</Num>
            </small>
          </>
        )}
      </span>
      <IconButton
        icon="trash-2"
        label={common('removeNamed', { name })}
        onClick={() => (id === null ? state.takeOut(productId) : state.setLine(id, 0))}
      />
    </li>
  );
}
