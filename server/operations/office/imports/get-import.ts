import { getImport } from '#contract/operations/office/imports/get-import.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { countChanges, countRows, importOf, kindsOf, matchableOf } from '#shop/imports/imports.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { namesOf } from '../orders/order-people.ts';
import { importAnswer, mayChangeAll, maySeeRows } from './import-answers.ts';

export const handler = handle(getImport, async ({ id }, { app: { db }, caller }) => {
  const found = await importOf(db, id);
  if (!found) return refuse(404, 'notFound');
  const by = staffActor(found.staffId);
  const nameOf = await namesOf(db, [{ by }]);
  const {
    fault: error,
    lost,
    columns,
    creates,
    isPriceSure,
    fetchesPictures,
    remaining,
    remainingCount,
    used,
  } = found;
  return {
    ...importAnswer(found, nameOf(by)),
    fault: error,
    lost,
    columns,
    knownColumns: [...matchableOf(found.chosenSource ?? found.source)],
    chosenSource: found.chosenSource,
    prices: found.prices && { found: found.prices.found, examples: found.prices.examples },
    money: found.money,
    creates,
    isPriceSure,
    fetchesPictures,
    kinds: [...(await kindsOf(db, id))],
    counts: await countRows(db, id),
    changes: await countChanges(db, found),
    isBeingUndone: found.undoneTo !== null,
    remaining,
    remainingCount,
    used,
    isAllowed: await mayChangeAll(db, found, caller),
    maySeeRows: await maySeeRows(db, id, caller),
  };
});
