import type { Database } from '#database/schema.ts';
import { insertCustomer } from '#shop/accounts/accounts.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { closeRequest, openRequest } from './decision-queries.ts';

export type DecisionRefusal = 'decided' | 'email-exists';

interface Decision {
  requestId: number;
  staffId: number;
  /** Why it is declined, as the applicant reads it; null approves it. */
  reason: string | null;
}

/**
 * Decides an application within a transaction, and emails the applicant. Approving creates the account with the
 * password they chose. Simultaneous decisions wait for each other, and one wins.
 * @returns null on success
 */
export async function decideApplication(
  trx: Database,
  { requestId, staffId, reason }: Decision,
): Promise<DecisionRefusal | null> {
  const request = await openRequest(trx, requestId);
  if (!request) return 'decided';
  const actor = staffActor(staffId);
  const { email: to, language } = request;
  if (reason === null) {
    const customerId = await insertCustomer(trx, { ...request, actor });
    if (customerId === null) return 'email-exists';
    await writeAudit(trx, actor, 'seller approved', { request: requestId, customer: customerId });
    await queueMail(trx, { kind: 'sellerApproved', to, language, content: { customerId } });
  } else {
    await writeAudit(trx, actor, 'seller declined', { request: requestId });
    await queueMail(trx, { kind: 'sellerDeclined', to, language, content: { reason } });
  }
  await closeRequest(trx, requestId, {
    state: reason === null ? 'approved' : 'refused',
    reason: reason ?? '',
  });
  return null;
}
