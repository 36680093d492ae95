import type { Database } from '#database/schema.ts';
import { deliveryKind } from '#shop/delivery/delivery.ts';
import { changeRecords, historyOf, undo } from '#shop/records/records.ts';

type Fields = Parameters<typeof deliveryKind.write>[1][number]['after'];
const by = 'staff maly';

/**
 * Replaces all delivery methods, as staff would, and returns the new ids.
 * @throws the validation errors of one
 */
export async function setDeliveryMethods(db: Database, ...methods: Partial<Fields>[]): Promise<number[]> {
  const { stored } = await deliveryKind.read(db, []);
  const gone = [...stored.keys()].map((id) => ({ id, fields: {}, remove: true }));
  const made = methods.map((method, position) => ({
    fields: { name: { en: `Way ${position}`, km: `វិធី ${position}` }, position, ...method },
  }));
  const outcomes = await changeRecords(db, deliveryKind, { by }, [...gone, ...made]);
  return outcomes.slice(gone.length).map((outcome) => {
    if (outcome.state !== 'created') throw new Error(JSON.stringify(outcome));
    return outcome.id;
  });
}

export async function undoLastOf(db: Database, id: number) {
  const [last] = await historyOf(db, deliveryKind.name, String(id));
  return undo(db, deliveryKind, { by }, last?.id ?? 0);
}
