import { saveConnection as contract } from '#contract/operations/office/connections/save-connection.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { saveConnection, storedConnections } from '#shop/connections/connections.ts';
import { handle } from '../../../calls/operation.ts';
import { connectionErrors, filledIn } from '../../../connections/check-connection.ts';
import { connectionKinds } from '../../../connections/connection-kinds.ts';
import { setVariables } from '../../../connections/with-connections.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(contract, async ({ name, version, values: typed }, { app, caller }) => {
  const { db, secret, config } = app;
  if (setVariables(config, name).length > 0) return refuse(409, 'setByEnvironment');
  const strange = Object.keys(typed).find((field) => !(field in connectionKinds[name].fields));
  if (strange !== undefined)
    return refuse(400, 'fieldsWrong', { faults: [{ field: strange, code: 'unknown', about: strange }] });
  const stored = await storedConnections(db, secret);
  const former = stored.find((each) => each.name === name)?.values ?? null;
  const values = filledIn(name, typed, former);
  const errors = connectionErrors(config, stored, name, values);
  if (errors.length > 0) return refuse(400, 'fieldsWrong', { faults: errors });
  const saved = await saveConnection(db, secret, { name, version, values }, staffActor(caller.staffId));
  if (saved === 'conflict') return refuse(409, 'changedMeanwhile');
  await app.renew?.();
  return { version: saved };
});
