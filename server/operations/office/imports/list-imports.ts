import { listImports } from '#contract/operations/office/imports/list-imports.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { listImports as list } from '#shop/imports/imports.ts';
import { handle } from '../../../calls/operation.ts';
import { namesOf } from '../orders/order-people.ts';
import { importAnswer } from './import-answers.ts';

export const handler = handle(listImports, async (_, { app }) => {
  const found = await list(app.db);
  const by = (staffId: number) => staffActor(staffId);
  const nameOf = await namesOf(
    app.db,
    found.map(({ staffId }) => ({ by: by(staffId) })),
  );
  return { imports: found.map((each) => importAnswer(each, nameOf(by(each.staffId)))) };
});
