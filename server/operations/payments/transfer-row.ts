import { paymentSlipLimits } from '#contract/constants.ts';
import { type LanguageCode, languages } from '#contract/languages.ts';
import { centsToDollars } from '#rules/money.ts';
import { transferTerms } from '#shop/content/content.ts';
import { codeChoice, transferOfCustomer } from '#shop/payments/payments.ts';
import type { AppContext } from '../../context/context.ts';
import { codeProvider } from '../../payments/code-provider.ts';

/** Returns how a customer pays one of their orders by bank transfer, as clients get it. Null for any other order. */
export async function transferRow(
  app: AppContext,
  customerId: number,
  order: { orderId: number | null; number: string },
  languageCode: LanguageCode,
) {
  const transfer = await transferOfCustomer(app.db, customerId, order);
  if (!transfer) return null;
  const isWaiting = transfer.standing === 'waiting';
  const code = isWaiting && transfer.slips === 0 ? await codeProvider(app) : null;
  const isChoice = code && (await codeChoice(app.db, transfer, code));
  const { accounts } = await transferTerms(app.db, transfer.riel !== null);
  return {
    OrderId: transfer.orderId,
    OrderNumber: transfer.number,
    OrderTotal: centsToDollars(transfer.cents),
    OrderDateUTC: transfer.placedAt.toISOString(),
    Standing: transfer.standing,
    Until: transfer.until.toISOString(),
    Accounts: isWaiting
      ? accounts.map(({ bank, accountName, accountNumber, currency, qrPicture }) => ({
          Bank: bank[languages[languageCode].tag],
          AccountName: accountName,
          AccountNumber: accountNumber,
          Currency: currency,
          Amount: currency === 'KHR' ? (transfer.riel?.total ?? 0) : centsToDollars(transfer.cents),
          QrPicture: qrPicture,
        }))
      : [],
    SlipAt: transfer.slipAt?.toISOString() ?? null,
    SlipsLeft: isWaiting ? Math.max(0, paymentSlipLimits.perOrder - transfer.slips) : 0,
    ...(isChoice && {
      PayByCode: {
        PublicKey: code.publicKey,
        PollSeconds: code.pollSeconds,
        ...(code.lateMinutes !== undefined && { LateMinutes: code.lateMinutes }),
      },
    }),
    Email: transfer.email,
  };
}
