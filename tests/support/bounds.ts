import { methodKind } from '#shop/content/content.ts';
import { changeRecords } from '#shop/records/records.ts';
import type { Database } from '#database/schema.ts';

/** Sets the limits of a payment method in dollars; omitted ones are unlimited. Returns the outcome. */
export async function setMethodLimits(
  db: Database,
  id: number,
  bounds: { offered?: boolean; least?: number; most?: number; countries?: (string | undefined)[] } = {},
): Promise<string> {
  const { countries = null, ...others } = bounds;
  const fields = {
    offered: true,
    least: null,
    most: null,
    ...others,
    countries: countries?.map(String) ?? null,
  };
  const [outcome] = await changeRecords(db, methodKind, { by: 'staff maly' }, [{ id, fields }]);
  if (outcome?.state !== 'refused') return outcome?.state ?? '';
  return outcome.errors.map(({ field, code, about }) => `${field} ${code} ${about}`).join(', ');
}
