import { getRecords } from '#contract/operations/office/records/get-records.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { archivedByUndo } from '#shop/imports/imports.ts';
import { handle } from '../../../calls/operation.ts';
import { inputsOf } from './field-inputs.ts';
import { allFieldsOf, editableOf, fieldsOf, sourceFor } from './record-kinds.ts';
import { withOptions } from './record-options.ts';

type Inputs = ReturnType<typeof inputsOf>;

const withDefaults = (defaults: Readonly<Record<string, unknown>> = {}, fields: Inputs): Inputs =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      name in defaults ? { ...field, usual: defaults[name] as string | number } : field,
    ]),
  );

export const handler = handle(getRecords, async ({ kind: name, ids }, { app, caller }) => {
  const source = sourceFor(name, caller);
  const { kind } = source;
  const onlyIds = ids?.map((id) => kind.idOf(String(id))) ?? null;
  const { stored, blank } = await kind.read(
    app.db,
    // With a new record, no ids mean none instead of all.
    onlyIds ? [...onlyIds.map((id) => ({ id, fields: {} })), { fields: {} }] : [],
  );
  const counts = await source.products?.(app.db);
  if (onlyIds && onlyIds.length > 0) await source.seen?.(app.db, staffActor(caller.staffId), onlyIds);
  const gone = name === 'category' && !onlyIds ? await archivedByUndo(app.db, name, null) : new Set();
  const records = [...stored.values()].filter(({ id }) => (onlyIds ? onlyIds.includes(id) : !gone.has(id)));
  const shown = await allFieldsOf(app.db, source, records);
  return {
    records: records.map((each, at) => ({
      id: each.id,
      version: each.version,
      fields: shown[at] ?? {},
      ...(counts && { products: counts.get(each.id) ?? 0 }),
    })),
    fields: withDefaults(
      kind.usual,
      await withOptions(app.db, source.inputs ?? (fieldsOf(source, inputsOf(kind.shape)) as Inputs)),
    ),
    blank: blank ? editableOf(source, blank()) : null,
    mayRemove: kind.remove !== undefined,
  };
});
