import type { LanguageCode } from '#contract/languages.ts';
import { type Job, jobOf, openJob } from '#shop/jobs/jobs.ts';
import { type Caller, customerIdOf } from '../../calls/caller.ts';
import type { AppContext } from '../../context/context.ts';
import { codeProvider } from '../../payments/code-provider.ts';

export interface AskedJob {
  /** The last part of a link; '' if the caller is the owner. */
  Code: string;
  OrderId: number | null;
  languageCode: LanguageCode;
}

/** Returns the page of an order that a link or the caller's login opens, or null. */
export async function openedJob(
  app: AppContext,
  caller: Caller,
  { Code, OrderId, languageCode: language }: AskedJob,
): Promise<{ job: Job; provider: Awaited<ReturnType<typeof codeProvider>> } | null> {
  const provider = await codeProvider(app);
  const shown = { language, provider };
  const link = Code === '' ? null : await openJob(app.db, app.secret, Code);
  const customerId = customerIdOf(caller);
  const job = link
    ? await jobOf(app.db, link.orderId, { kind: 'link', right: link.right, restId: link.restId }, shown)
    : Code === '' && OrderId !== null && customerId !== null
      ? await jobOf(app.db, OrderId, { kind: 'owner', customerId }, shown)
      : null;
  return job && { job, provider };
}
