import { createKey as operation, keyAddress } from '#contract/operations/office/keys/create-key.ts';
import { createKey } from '#shop/api-keys/api-keys.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

const wrong = (field: string, code: string, about: string) =>
  refuse(400, 'fieldsWrong', { faults: [{ field, code, about }] });

export const handler = handle(operation, async (key, { app, caller }) => {
  const foreign = key.permissions.find((each) => !caller.permissions.has(each));
  if (foreign) return wrong('permissions', 'foreignPermission', foreign);
  const unreadable = key.addresses.find((each) => !keyAddress.safeParse(each).success);
  if (unreadable !== undefined) return wrong('addresses', 'network', unreadable);
  const outcome = await createKey(app.db, caller.staffId, key);
  if (outcome === 'over') return wrong('until', 'dayOver', '');
  return { id: outcome.id, key: outcome.text, url: `${app.config.officeUrl}/office/api/` };
});
