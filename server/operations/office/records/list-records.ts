import { listRecords } from '#contract/operations/office/records/list-records.ts';
import { resources } from '#contract/resources/resources.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { fieldsOf, listOf, recordSources } from './record-kinds.ts';

const limit = 50;

export const handler = handle(listRecords, async ({ kind, from, ...request }, { app, caller }) => {
  const { columns } = resources[kind].list;
  if (
    request.sort !== '' &&
    request.sort !== resources[kind].title &&
    !columns.some((name) => name === request.sort)
  )
    return refuse(400, 'fieldsWrong', {
      faults: [{ field: request.sort, code: 'unknown', about: request.sort }],
    });
  const { records, found, views } = await listOf(app.db, kind, {
    ...request,
    from,
    limit,
    staffId: caller.staffId,
  });
  const next = from + limit;
  return {
    records: records.map((each) => ({
      id: each.id,
      version: each.version,
      fields: fieldsOf(recordSources[kind], each),
    })),
    found,
    views,
    next: next < found ? next : null,
  };
});
