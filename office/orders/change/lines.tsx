import { officeOrderChange } from '#contract/labels/office/order-change.ts';
import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { attributeKinds } from '#contract/constants.ts';
import { CartEditor } from '../cart/cart-editor.tsx';
import type { CartLine } from '../cart/cart-line-row.tsx';
import { lineChanges, sumOfCells } from '../cart/cart-lines.ts';
import type { Attribute } from '../cart/option-select.tsx';
import { Section } from '#office/components/screen.tsx';
import { useDays } from '#office/components/use-days.ts';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import type { Order } from '../order.ts';
import { isSameVariant } from '#rules/cells.ts';
import type { Cell } from '#rules/line-price.ts';
import { factsText } from '#rules/text-of-language.ts';
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
  const phone = useLabels(officePhoneOrderLabels);
  const days = useDays();
  const inLanguage = useLocalizedText();
  const errorText = useErrorText();
  const { stay, add } = state.wish;
  const optionsOf = (id: number) =>
    factsText(
      lang,
      (order.lines.find((line) => line.id === id)?.options ?? []).map(({ choice }) => inLanguage(choice)),
    );
  const lines = plan.lines.flatMap(({ line: id, productId, expectedOn, ...line }) => {
    const edited =
      id === null ? add.find((each) => each.productId === productId) : stay.find((each) => each.line === id);
    if (!edited) return [];
    const error = state.errorOf(productId);
    const prints = 'prints' in edited && edited.prints ? { prints: edited.prints } : {};
    const setQuantity = (quantity: number) => id !== null && state.setLine(id, { ...prints, quantity });
    const setCells = (cells: Cell[]) =>
      id !== null && state.setLine(id, { ...prints, quantity: sumOfCells(cells), cells });
    const ordered = order.lines
      .find((each) => each.id === id)
      ?.cells?.map((cell) => ({
        ...cell,
        name: inLanguage(cell.name),
      }));
    const attributes = line.attributes.map((attribute) => ({
      ...attribute,
      name: inLanguage(attribute),
      options: attribute.options.map((option) => ({
        id: option.id,
        name: inLanguage(option),
        otherName: lang === 'ar' ? option.en : option.km,
        surchargeCents: 0,
      })),
    }));
    return {
      ...line,
      ...lineChanges(add, productId, state.setAdd),
      ...(id !== null && {
        setQuantity,
        setCells,
        choose: (attributeId: number, optionId: number | null) => state.setPrint(id, attributeId, optionId),
        fields: ordered && fieldsOf(ordered, attributes),
        remove: () => state.setLine(id, { quantity: 0 }),
      }),
      cells: edited.cells ?? ordered?.map(({ colorId, sizeId, quantity }) => ({ colorId, sizeId, quantity })),
      key: id === null ? `new ${productId}` : String(id),
      name: inLanguage(line.name),
      quantity: edited.quantity,
      attributes,
      listCents: null,
      note: factsText(lang, [
        id === null ? t('isNew') : optionsOf(id) || t('asOrdered'),
        expectedOn ? phone('availableFrom', { day: days(expectedOn) }) : '',
      ]),
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
      restore: () => state.setLine(id, null),
    }));
  return (
    <Section title={t('lines')}>
      <CartEditor lines={lines} removed={removed} isBusy={state.query.isPlaceholderData} onAdd={state.add} />
    </Section>
  );
}

/** Returns a field for each color and size that is sold now, or was ordered. */
function fieldsOf(
  cells: readonly { colorId: number; sizeId: number; name: string }[],
  attributes: readonly Attribute[],
): NonNullable<CartLine['fields']> {
  const names = cells.map(({ colorId, sizeId, name }) => {
    const [color = name, size = ''] = colorId && sizeId ? name.split(', ') : colorId ? [name] : ['', name];
    return { color: { id: colorId, name: color }, size: { id: sizeId, name: size } };
  });
  // A line whose pieces have no color still has none, although its product has colors now.
  const offered = (kind: number, ordered: readonly { id: number }[]) =>
    attributes
      .filter(({ id }) => id === kind && ordered.every((each) => each.id !== 0))
      .flatMap(({ options }) => options);
  const once = <Each extends { id: number }>(all: readonly Each[]) =>
    all.filter(({ id }, at) => all.findIndex((each) => each.id === id) === at);
  const [ofColor, ofSize] = [names.map(({ color }) => color), names.map(({ size }) => size)];
  const [soldColors, soldSizes] = [
    offered(attributeKinds.color, ofColor),
    offered(attributeKinds.size, ofSize),
  ];
  const isSold = (sold: readonly { id: number }[], optionId: number) =>
    optionId === 0 || sold.some(({ id }) => id === optionId);
  return {
    colors: once([...soldColors, ...ofColor]),
    sizes: once([...soldSizes, ...ofSize]),
    isOffered: (variant) =>
      cells.some((cell) => isSameVariant(cell, variant)) ||
      (isSold(soldColors, variant.colorId) && isSold(soldSizes, variant.sizeId)),
  };
}
