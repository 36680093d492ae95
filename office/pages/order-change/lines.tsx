import { officeOrderChange } from '#contract/labels/office/order-change.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import type { Order } from '#office/order/order.ts';
import { Section } from '#office/components/screen.tsx';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { listText } from '#rules/text-of-language.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import { AddItems } from './add-items.tsx';
import { OrderLineRow } from './order-line-row.tsx';
import type { Plan, OrderEditState } from './use-order-edit.ts';

interface LinesProps {
  order: Order;
  plan: Plan;
  state: OrderEditState;
}

/** The order's current lines, removed lines, and a search for new ones. */
export function Lines({ order, plan, state }: LinesProps) {
  const { lang } = useOffice();
  const t = useLabels(officeOrderChange);
  const inLanguage = useLocalizedText();
  const out = order.lines.filter(({ id }) => !state.wish.stay.some(({ line }) => line === id));
  const chosenOf = (id: number | null) =>
    listText(
      lang,
      (order.lines.find((line) => line.id === id)?.options ?? []).map(({ choice }) => inLanguage(choice)),
    );
  return (
    <Section title={t('lines')}>
      <ul className="change-lines">
        {plan.lines.map((line) => (
          <OrderLineRow
            key={line.line ?? `new ${line.productId}`}
            line={line}
            options={chosenOf(line.line)}
            state={state}
          />
        ))}
        {out.map(({ id, name, quantity }) => (
          <li key={id} className="change-line is-out">
            <span />
            <div className="change-what">
              <s>
                <Num>{quantity}</Num> × <UserText text={inLanguage(name)} />
              </s>
              <small>{t('out')}</small>
            </div>
            <Button
              kind="ghost"
              small
              aria-label={t('putBack', { name: inLanguage(name) })}
              onClick={() => state.setLine(id, quantity)}
            >
              {t('putBackShort')}
            </Button>
          </li>
        ))}
      </ul>
      <AddItems state={state} />
    </Section>
  );
}
