import type { AppContext } from '../context/context.ts';
import { startClock } from '../jobs/clock.ts';
import { startHousekeeping } from '../jobs/housekeeping.ts';
import { startImportJob } from '../jobs/import-job.ts';
import type { Connection } from '#database/connect.ts';
import { startMailThread } from '../mail/mail-thread.ts';
import { startPaymentJob } from '../jobs/payment-job.ts';
import { startPictureJob } from '../jobs/picture-job.ts';
import { startPrimaryCheck } from '../jobs/primary-check.ts';
import { startScanJob } from '../jobs/scan-job.ts';
import { startSlowSessionWatch } from '../jobs/slow-session-watch.ts';
import { startReportMails } from '../jobs/report-mail-job.ts';
import { startUpdatesJob } from '../order-chats/updates-job.ts';
import type { Shutdown } from './shutdown.ts';

/**
 * Starts the background jobs of the shop in every process; the processes share the work. `renewMails` applies the
 * current settings from the next email on.
 */
export function startJobs(
  app: AppContext,
  connection: Connection,
  shutdown: Shutdown,
): { renewMails: () => void } {
  shutdown.afterwards(startClock(app));
  shutdown.afterwards(startHousekeeping(app));
  shutdown.afterwards(startSlowSessionWatch(app));
  const mails = startMailThread(app, connection);
  shutdown.afterwards(mails.stop);
  shutdown.afterwards(startUpdatesJob(app));
  shutdown.afterwards(startPaymentJob(app));
  shutdown.afterwards(startReportMails(app));
  shutdown.afterwards(startPictureJob(app));
  shutdown.afterwards(startScanJob(app));
  shutdown.afterwards(startImportJob(app, connection));
  if (app.config.databaseUrl) {
    const onLost = (error: Error) => shutdown.fail(error);
    shutdown.afterwards(startPrimaryCheck(app, connection, { onLost }));
  }
  return { renewMails: mails.renew };
}
