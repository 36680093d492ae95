import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { changeRecords } from '#shop/records/records.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { hiddenFields } from '../catalogue/product-answers.ts';
import { refusedEndpoint } from '../../../webhooks/refused-endpoint.ts';
import { unreadableBanner } from './banner-contrast.ts';
import { recordAnswer } from './record-answers.ts';
import { sourceFor, unknownField } from './record-kinds.ts';

/** Checks of a resource that need the server: a banner's contrast, and where a webhook's address leads. */
const refusals: Partial<Record<string, typeof unreadableBanner>> = {
  banner: unreadableBanner,
  webhookEndpoint: ({ config }, { fields }) => refusedEndpoint(config, fields),
};

export const handler = handle(changeRecord, async (change, { app, caller }) => {
  const source = sourceFor(change.kind, caller);
  const { id, version, fields, remove, isPriceSure } = change;
  const strange = unknownField(source, fields);
  if (strange !== undefined)
    return refuse(400, 'fieldsWrong', { faults: [{ field: strange, code: 'unknown', about: strange }] });
  const refuses = remove ? undefined : refusals[change.kind];
  const errors = await refuses?.(app, change);
  if (errors && errors.length > 0) return refuse(400, 'fieldsWrong', { faults: errors });
  if (remove && !source.kind.remove) return refuse(404, 'notFound');
  const [outcome] = await changeRecords(
    app.db,
    source.kind,
    { by: staffActor(caller.staffId), isPriceSure, hidden: hiddenFields(caller) },
    [
      {
        ...(id !== null && { id: source.kind.idOf(String(id)) }),
        ...(version !== null && { version }),
        fields,
        ...(remove && { remove }),
      },
    ],
  );
  return recordAnswer(app.db, source, outcome);
});
