import type { NotedChannel } from '#contract/proofs.ts';
import { nameOfCell } from '#rules/cell-names.ts';
import { isOfCell } from '#rules/cells.ts';
import type { NewOption } from '../line-queries.ts';
import type { ChangePlan, PlannedLine } from './change-plan.ts';
import type { StoredLine, StoredOrder } from './change-queries.ts';
import { changesCompany, changesNote, type OrderEdit } from './order-edit.ts';

interface Names {
  en: string;
  km: string;
}

/** One difference made by an edit; `agreed` is a price that staff kept for another quantity, `print` what a customer gave to staff for an option, `noPrint` that they removed it. A change of address, note or company is recorded without its text. */
export type ChangedThing =
  | { kind: 'quantity' | 'price'; name: Names; from: number; to: number }
  | { kind: 'agreed'; name: Names; cents: number }
  | { kind: 'out' | 'in'; name: Names; quantity: number }
  | { kind: 'print' | 'noPrint' | 'position'; name: Names; place: Names; channel?: NotedChannel }
  | { kind: 'way'; name: Names }
  | { kind: 'coupon'; code: string }
  | { kind: 'address' | 'note' | 'company' };

/** Returns the differences between the cells of a line, which are named by their colors and sizes. */
function changedCells(name: Names, before: StoredLine, line: PlannedLine): ChangedThing[] {
  const cellNamed = (options: readonly NewOption[]) => {
    const variant = options.filter(isOfCell).toSorted((one, other) => one.attributeId - other.attributeId);
    return { en: nameOfCell(name.en, variant, 'en'), km: nameOfCell(name.km || name.en, variant, 'km') };
  };
  const counted = new Map<string, { name: Names; from: number; to: number }>();
  const count = (options: readonly NewOption[], change: { from?: number; to?: number }) => {
    const named = cellNamed(options);
    counted.set(named.en, { from: 0, to: 0, ...counted.get(named.en), name: named, ...change });
  };
  for (const { options, quantity } of before.cells) count(options, { from: quantity });
  for (const { options, quantity } of line.cells) count(options, { to: quantity });
  return [...counted.values()].flatMap(({ name: named, from, to }): ChangedThing[] => {
    if (from === to) return [];
    if (from === 0 || to === 0) return [{ kind: to === 0 ? 'out' : 'in', name: named, quantity: from + to }];
    return [{ kind: 'quantity', name: named, from, to }];
  });
}

export function changedThings(order: StoredOrder, plan: ChangePlan, edit: OrderEdit): ChangedThing[] {
  const had = new Map(order.lines.map((line) => [line.itemId, line]));
  const nameOf = ({ name_en: en, name_km: km }: { name_en: string; name_km: string | null }) => ({
    en,
    km: km ?? '',
  });
  const lines = plan.lines.flatMap((line): ChangedThing[] => {
    const name = nameOf(line);
    if (line.itemId === null) return [{ kind: 'in', name, quantity: line.quantity }];
    const before = had.get(line.itemId);
    const prints = (line.prints ?? []).map(({ en, km }): ChangedThing => ({
      kind: 'position',
      name,
      place: { en: `${en[0]}, ${en[1]}`, km: `${km[0] || en[0]}, ${km[1] || en[1]}` },
      ...(edit.channel && { channel: edit.channel }),
    }));
    const price: ChangedThing[] =
      before && line.isRepriced
        ? [{ kind: 'price', name, from: before.unit_cents, to: line.unit_cents }]
        : line.agreed
          ? [{ kind: 'agreed', name, cents: line.agreed.cents }]
          : [];
    if (before && line.isEdited) return [...changedCells(name, before, line), ...prints, ...price];
    const from = before?.quantity ?? 0;
    const isSame = from === line.quantity;
    return [...(isSame ? [] : [{ kind: 'quantity' as const, name, from, to: line.quantity }]), ...price];
  });
  const out = plan.out.map((line): ChangedThing => ({
    kind: 'out',
    name: nameOf(line),
    quantity: line.quantity,
  }));
  const { delivery } = plan;
  return [
    ...lines,
    ...out,
    ...(edit.address ? [{ kind: 'address' } as const] : []),
    ...(changesNote(order, edit) ? [{ kind: 'note' } as const] : []),
    ...(changesCompany(order, edit) ? [{ kind: 'company' } as const] : []),
    ...(delivery && delivery.methodId !== order.delivery?.methodId
      ? [{ kind: 'way', name: delivery.name } as const]
      : []),
    ...(order.couponCode !== null && plan.couponCode === null
      ? [{ kind: 'coupon', code: order.couponCode } as const]
      : []),
  ];
}
