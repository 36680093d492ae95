import type { LanguageCode } from '#contract/languages.ts';
import { type Job, jobOf, openJob } from '#shop/jobs/jobs.ts';
import { type Caller, customerIdOf } from '../../calls/caller.ts';
import type { AppContext } from '../../context/context.ts';
import { offeredMethods } from '../../payments/offered-methods.ts';

export interface AskedJob {
  /** The last part of a link; '' if the caller is the owner. */
  Code: string;
  OrderId: number | null;
  languageCode: LanguageCode;
}

/** The methods whose providers take payments on the page: by a form of their own, or a QR code. */
async function offeredOnPage({ db, payments }: AppContext, language: LanguageCode) {
  const listed = await offeredMethods(db, payments, language);
  return listed.flatMap(({ method }) => {
    const provider = payments.for(method.id);
    return provider && method.shownAs !== 'nothing' ? [{ ...method, provider }] : [];
  });
}

export type OpenedJob = NonNullable<Awaited<ReturnType<typeof openedJob>>>;

/** Returns the page of an order that a link or the caller's login opens, with the offered methods, or null. */
export async function openedJob(
  app: AppContext,
  caller: Caller,
  { Code, OrderId, languageCode: language }: AskedJob,
): Promise<{ job: Job; offered: Awaited<ReturnType<typeof offeredOnPage>> } | null> {
  let offered: Awaited<ReturnType<typeof offeredOnPage>> = [];
  const payingBy = async () => {
    offered = await offeredOnPage(app, language);
    return { provider: offered.find(({ shownAs }) => shownAs === 'code')?.provider ?? null, offered };
  };
  const shown = { language, payingBy };
  const link = Code === '' ? null : await openJob(app.db, app.secret, Code);
  const customerId = customerIdOf(caller);
  const job = link
    ? await jobOf(app.db, link, { kind: 'link', right: link.right, balanceId: link.balanceId }, shown)
    : Code === '' && OrderId !== null && customerId !== null
      ? await jobOf(app.db, OrderId, { kind: 'owner', customerId }, shown)
      : null;
  return job && { job, offered };
}
