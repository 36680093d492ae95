import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { lockMergedAccounts } from '#shop/accounts/accounts.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import { accountFacts } from './details-queries.ts';
import { type PersonalData, personalData } from './personal-data-queries.ts';

/**
 * Returns a copy of everything the shop stores about an active customer, including accounts merged into theirs, and writes
 * the audit log. Null if there is no such customer.
 */
export async function copyOfPersonalData(
  db: Database,
  { customerId, staffId, language }: { customerId: number; staffId: number; language: LanguageCode },
): Promise<PersonalData | null> {
  const account = await accountFacts(db, customerId);
  if (!account) return null;
  const merged = await lockMergedAccounts(db, customerId);
  await writeAudit(db, staffActor(staffId), 'personal data exported', { customer: customerId });
  const addresses = [
    account.login,
    account.addedPhone,
    ...merged.flatMap(({ email, number }) => [email, number]),
  ];
  return personalData(
    db,
    {
      ids: [customerId, ...merged.flatMap((each) => each.customerId ?? [])],
      addresses: addresses.filter((each) => each !== null),
    },
    language,
  );
}
