import type { ChangePlan } from './change-rules.ts';
import type { StoredOrder } from './change-queries.ts';
import { changesCompany, changesNote, type OrderEdit } from './order-edit.ts';

interface Names {
  en: string;
  km: string;
}

/** One difference made by an edit. A change of address, note or company is recorded without its text. */
export type ChangedThing =
  | { kind: 'quantity'; name: Names; from: number; to: number }
  | { kind: 'out' | 'in'; name: Names; quantity: number }
  | { kind: 'way'; name: Names }
  | { kind: 'coupon'; code: string }
  | { kind: 'address' | 'note' | 'company' };

/** Returns all differences. */
export function changedThings(order: StoredOrder, plan: ChangePlan, edit: OrderEdit): ChangedThing[] {
  const had = new Map(order.lines.map((line) => [line.itemId, line.quantity]));
  const nameOf = ({ name_en: en, name_km: km }: { name_en: string; name_km: string | null }) => ({
    en,
    km: km ?? '',
  });
  const lines = plan.lines.flatMap((line): ChangedThing[] => {
    const name = nameOf(line);
    if (line.itemId === null) return [{ kind: 'in', name, quantity: line.quantity }];
    const from = had.get(line.itemId) ?? 0;
    return from === line.quantity ? [] : [{ kind: 'quantity', name, from, to: line.quantity }];
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
