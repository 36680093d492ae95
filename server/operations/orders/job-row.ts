import { defaultLanguage, languages, type LanguageCode } from '#contract/languages.ts';
import { centsToDollars } from '#rules/money.ts';
import { transferTerms } from '#shop/content/content.ts';
import { isVisiblePrint } from '#shop/artwork/artwork.ts';
import { type Job, jobPath, type JobPayment, printedItemPath } from '#shop/jobs/jobs.ts';
import { followLink, usernameOf } from '#shop/order-chats/order-chats.ts';
import { numberOfBot } from '../../adapters/messages/telegram/telegram-bot.ts';
import type { AppContext } from '../../context/context.ts';
import { transferRow } from '../payments/transfer-row.ts';
import { codeModules } from '../payments/code-modules.ts';
import { availableFromTexts } from '#shop/localisation/localisation.ts';
import { itemRow } from './item-row.ts';
import type { OpenedJob } from './opened-job.ts';
import { orderRow } from './order-row.ts';
import { orderPrintRow } from './printed-row.ts';
import { proofRow } from './proof-row.ts';
import { progressRow } from './progress-row.ts';
import { statusNames } from './status-names.ts';

interface RowFor {
  languageCode: LanguageCode;
  /** The path of the page, if a link opened it. */
  page?: string;
  /** The methods that the shop offers on the page. */
  offered: OpenedJob['offered'];
}

/** Returns the page of an order as clients get it. */
export async function jobRow(app: AppContext, job: Job, { languageCode, page, offered }: RowFor) {
  const statusName = await statusNames(app.db, languageCode);
  const textOfDay = await availableFromTexts(app.db, languageCode, job.items);
  const { customerId, order, payment } = job;
  // In the account, proofs and pictures are behind the order's link, until it ends.
  const linkedAt = page ?? (job.isEnded ? '' : jobPath(app.secret, languageCode, job));
  const transfer = page === undefined ? await transferRow(app, customerId, order, languageCode) : null;
  return {
    Right: job.right,
    Order:
      page === undefined
        ? orderRow(order, { languageCode, statusName })
        : orderRow(orderOfLink(order), { languageCode, statusName, papers: `${page}/papers` }),
    Items: job.items.map((item) => ({
      ...itemRow(item, languageCode, textOfDay),
      ...(linkedAt !== '' &&
        job.prints.some((print) => print.itemId === item.itemId && isVisiblePrint(print)) && {
          PrintedImageUrl: printedItemPath(linkedAt, item.itemId),
        }),
    })),
    Progress: await progressRow(app, job.progress, {
      customerId,
      languageCode,
      parcels: job.parcels,
      ...(page !== undefined && { page }),
    }),
    Payment: payment && {
      ...(await paymentRow(app, payment, languageCode)),
      ...methodRows(payment, offered),
    },
    ...(transfer && { Transfer: transfer }),
    Prints: job.prints.map((print) => orderPrintRow(print, languageCode === defaultLanguage)),
    Messages: job.thread.map(({ at, text, isOurs }) => ({ At: at, Text: text, IsOurs: isOurs })),
    Proofs: job.proofs.map((proof) => proofRow(proof, job.items, { languageCode, page: linkedAt })),
    ApproveBy: job.approveBy,
    Page: page === undefined && job.proofs.length > 0 ? linkedAt : '',
    TelegramUrl: await telegramUrl(app, job),
    May: job.may,
    LinksUntil: job.until?.toISOString() ?? null,
  };
}

/** Returns an order as a link shows it. Tax documents contain the buyer's address, which only a company publishes. */
const orderOfLink = (order: Job['order']) => ({
  ...order,
  taxDocuments: order.company && order.taxDocuments,
});

/**
 * Returns the link that lets a Telegram chat follow an order; '' without a bot, for a link that shows less than the page, or
 * once the order is done.
 */
async function telegramUrl({ db, secret, config }: AppContext, job: Job): Promise<string> {
  const { staffChat } = config;
  if (!staffChat || job.right !== 'all' || job.until !== null) return '';
  const username = await usernameOf(db, numberOfBot(staffChat));
  return username === '' ? '' : followLink(secret, username, job);
}

/** Returns the methods that can pay, and the minutes for which a QR code is valid. */
function methodRows({ methods, mayCode }: JobPayment, offered: OpenedJob['offered']) {
  const payable = offered.filter(({ id }) => methods.includes(id));
  const minutes = offered.find(({ shownAs }) => shownAs === 'code')?.provider.holdMinutes ?? 1;
  return {
    CodeMinutes: mayCode ? minutes - 1 : null,
    Methods: payable.map(({ id, name, shownAs, provider }) => ({
      PaymentMethodId: id,
      Name: name,
      ShownAs: shownAs,
      Provider: provider.name,
      PublicKey: provider.publicKey,
      IsTest: provider.isTest,
    })),
  };
}

async function paymentRow({ db }: AppContext, payment: JobPayment, language: LanguageCode) {
  const { state, amountCents, riel, until, code, slipAt, balanceId, codeEndsOrder } = payment;
  const { accounts } = await transferTerms(db, riel !== null);
  return {
    State: state,
    Amount: centsToDollars(amountCents),
    Riel: riel,
    Until: until?.toISOString() ?? null,
    Accounts:
      state === 'choose'
        ? accounts.map(({ bank, accountName, accountNumber, currency, qrPicture }) => ({
            Bank: bank[languages[language].tag],
            AccountName: accountName,
            AccountNumber: accountNumber,
            Currency: currency,
            Amount: currency === 'KHR' ? (riel ?? 0) : centsToDollars(amountCents),
            QrPicture: qrPicture,
          }))
        : [],
    Code: code && {
      Text: code.text,
      Modules: codeModules(code.text),
      Currency: code.currency,
      Amount: code.currency === 'KHR' ? code.minor : centsToDollars(code.minor),
      Until: new Date(code.endsAt).toISOString(),
    },
    SlipAt: slipAt?.toISOString() ?? null,
    IsBalance: balanceId !== null,
    CodeEndsOrder: codeEndsOrder,
  };
}
