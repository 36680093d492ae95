import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { useLabels } from '#office/office-context.ts';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { formatAmount } from '#rules/money.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { UserText } from '#ui/user-text.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { type QuoteLine, withLine, withOption } from './draft.ts';
import { Stock } from './find-goods.tsx';
import { OptionSelect } from './option-select.tsx';
import type { PhoneOrderDraft } from './use-draft.ts';

/** A quantity no order allows; the shop enforces the real limit. */
const most = 10_000;

/** A product of the order: options, quantity, stock and price. */
export function OrderLineRow({ line, talk: { draft, change } }: { line: QuoteLine; talk: PhoneOrderDraft }) {
  const t = useLabels(officePhoneOrderLabels);
  const common = useLabels(officeCommonLabels);
  const inLanguage = useLocalizedText();
  const { productId, picture, attributes, stock, unitCents, listCents, totalCents, problem } = line;
  const name = inLanguage(line.name);
  const quantity = draft.lines.find((each) => each.productId === productId)?.quantity ?? line.quantity;
  const set = (to: number) =>
    change({ lines: withLine(draft, productId, (each) => ({ ...each, quantity: to })) });
  return (
    <tr>
      <th scope="row">
        <span className="thing">
          <Picture path={picture} width={1000} height={1000} alt="" sizes="3rem" />
          <span className="talk-thing">
            <b>
              <UserText text={name} />
            </b>
            {attributes.length > 0 && (
              <span className="talk-options">
                {attributes.map((attribute) => (
                  <OptionSelect
                    key={attribute.id}
                    attribute={attribute}
                    of={name}
                    onChoose={(optionId) =>
                      change({ lines: withLine(draft, productId, withOption(attribute.id, optionId)) })
                    }
                  />
                ))}
              </span>
            )}
            {problem !== null && <small className="bad-text">{t(problem)}</small>}
          </span>
        </span>
      </th>
      <td>
        <Stepper
          value={quantity}
          max={most}
          onChange={set}
          words={{
            group: t('quantityOf', { name }),
            field: t('quantityOf', { name }),
            less: t('less', { name }),
            more: t('more', { name }),
          }}
        />
      </td>
      <td>
        <Stock stock={stock} />
      </td>
      <td className="is-figure">
        {listCents !== null && (
          <>
            <s>
              <Num>{formatAmount(listCents)}</Num>
            </s>{' '}
          </>
        )}
        <Num>{formatAmount(unitCents)}</Num>
      </td>
      <td className="is-figure">
        <b>
          <Num>{formatAmount(totalCents)}</Num>
        </b>
        <IconButton
          icon="trash-2"
          label={common('removeNamed', { name })}
          onClick={() => change({ lines: draft.lines.filter((each) => each.productId !== productId) })}
        />
      </td>
    </tr>
  );
}
