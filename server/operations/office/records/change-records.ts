import { changeRecords } from '#contract/operations/office/records/change-records.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { changeRecords as change } from '#shop/records/records.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { unreadableBanner } from './banner-contrast.ts';
import { sourceFor, unknownField } from './record-kinds.ts';

export const handler = handle(changeRecords, async ({ kind: name, changes, isTrial }, { app, caller }) => {
  const source = sourceFor(name, caller);
  const { kind } = source;
  const strange = changes.flatMap(({ fields }) => unknownField(source, fields) ?? [])[0];
  if (strange !== undefined)
    return refuse(400, 'fieldsWrong', { faults: [{ field: strange, code: 'unknown', about: strange }] });
  if (name === 'banner')
    for (const each of changes) {
      const errors = await unreadableBanner(app, each);
      if (errors.length > 0) return refuse(400, 'fieldsWrong', { faults: errors });
    }
  const changing = { by: staffActor(caller.staffId), isTrial };
  const outcomes = await change(
    app.db,
    kind,
    changing,
    changes.map(({ id, version, fields }) => ({
      id: kind.idOf(String(id)),
      ...(version !== undefined && { version }),
      fields,
    })),
  );
  return {
    outcomes: outcomes.map((outcome, at) => ({
      state: outcome.state,
      id: changes[at]?.id ?? 0,
      fields:
        outcome.state === 'changed'
          ? outcome.fields.map((field) => ({
              field,
              from: outcome.before?.[field] ?? null,
              to: outcome.after[field] ?? null,
            }))
          : [],
      faults: outcome.state === 'refused' ? outcome.errors : [],
    })),
  };
});
