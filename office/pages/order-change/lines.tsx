import { officeOrderChange } from '#contract/labels/office/order-change.ts';
import { CartEditor } from '#office/cart-editor/cart-editor.tsx';
import { lineChanges } from '#office/cart-editor/cart-lines.ts';
import { Section } from '#office/components/screen.tsx';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import type { Order } from '#office/order/order.ts';
import { listText } from '#rules/text-of-language.ts';
import { useErrorText } from './use-error-text.ts';
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
  const errorText = useErrorText();
  const { stay, add } = state.wish;
  const optionsOf = (id: number) =>
    listText(
      lang,
      (order.lines.find((line) => line.id === id)?.options ?? []).map(({ choice }) => inLanguage(choice)),
    );
  const lines = plan.lines.flatMap(({ line: id, productId, ...line }) => {
    const edited =
      id === null ? add.find((each) => each.productId === productId) : stay.find((each) => each.line === id);
    if (!edited) return [];
    const error = state.errorOf(productId);
    const setQuantity = (quantity: number) => id !== null && state.setLine(id, quantity);
    return {
      ...line,
      ...lineChanges(add, productId, state.setAdd),
      ...(id !== null && { setQuantity, remove: () => state.setLine(id, 0) }),
      key: id === null ? `new ${productId}` : String(id),
      name: inLanguage(line.name),
      quantity: edited.quantity,
      attributes: line.attributes.map((attribute) => ({
        ...attribute,
        name: inLanguage(attribute),
        options: attribute.options.map((option) => ({
          id: option.id,
          name: inLanguage(option),
          surchargeCents: 0,
        })),
      })),
      listCents: null,
      note: id === null ? t('isNew') : optionsOf(id) || t('asOrdered'),
      problem: error ? errorText(error) : '',
      isNew: id === null,
    };
  });
  const removed = order.lines
    .filter(({ id }) => !stay.some(({ line }) => line === id))
    .map(({ id, name, quantity }) => ({
      key: String(id),
      name: inLanguage(name),
      quantity,
      restore: () => state.setLine(id, quantity),
    }));
  return (
    <Section title={t('lines')}>
      <CartEditor lines={lines} removed={removed} isBusy={state.query.isPlaceholderData} onAdd={state.add} />
    </Section>
  );
}
