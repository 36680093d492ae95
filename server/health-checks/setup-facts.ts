import { languages, type LanguageCode } from '#contract/languages.ts';
import { listText } from '#rules/text-of-language.ts';
import { firstProduct } from '#shop/catalogue/catalogue.ts';
import { shopExists, shopSettings } from '#shop/content/content.ts';
import { methodsInUse } from '#shop/delivery/delivery.ts';
import { lastTestMail } from '#shop/mail/mail.ts';
import { withoutSecondFactor } from '#shop/staff/staff.ts';
import type { AppContext } from '../context/context.ts';
import { examineBackups } from './disk.ts';
import { isMailServerAway } from './latest-health.ts';
import { examineRiel } from './riel.ts';
import { mailServer } from '../mail/mail-server.ts';
import { offeredMethods } from '../payments/offered-methods.ts';

export type Facts = Awaited<ReturnType<typeof setupFacts>>;

/**
 * Collects the data for the setup guide, with the same functions as the health checks. Names are in the given
 * language.
 */
export async function setupFacts(app: AppContext, language: LanguageCode) {
  const { db, config, payments } = app;
  const [shop, isNamed, offered, methods] = await Promise.all([
    shopSettings(db, language),
    shopExists(db),
    offeredMethods(db, payments, language),
    methodsInUse(db),
  ]);
  const [riel, product, factors, testMail] = await Promise.all([
    examineRiel(db),
    firstProduct(db),
    withoutSecondFactor(db),
    lastTestMail(db, mailServer(config)),
  ]);
  // The test provider also replaces KHQR if no account is set.
  const standIns = config.testPayments.isOn ? ['test', ...(config.khqr ? [] : ['khqr'])] : [];
  const isReal = ({ way: paymentMethod }: (typeof offered)[number]) => !standIns.includes(paymentMethod.name);
  return {
    shop: isNamed ? shop : { ...shop, siteTitle: '' },
    waysToPay: listText(
      language,
      offered.filter(isReal).map(({ method }) => method.name),
    ),
    waysToDeliver: listText(
      language,
      methods.map((name) => name[languages[language].tag]),
    ),
    riel,
    product,
    factors,
    testMail,
    mailServer: mailServer(config),
    /** Uses a result up to a minute old, because the email server may take a while to answer. */
    isMailAway: await isMailServerAway(app),
    backups: examineBackups(config),
  };
}
