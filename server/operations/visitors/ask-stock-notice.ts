import { stockNoticeForm } from '#contract/forms/stock-notice.ts';
import { requestStockNotice } from '#contract/operations/visitors/ask-stock-notice.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { contactOf, requestNotice } from '#shop/stock-notices/stock-notices.ts';
import { customerIdOf } from '../../calls/caller.ts';
import { formRefusal } from '../../calls/form-refusal.ts';
import { handle } from '../../calls/operation.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';
import { unreachedReason } from '../../mail/mail-server.ts';

export const handler = handle(
  requestStockNotice,
  async ({ ProductId, ColorID = 0, SizeID = 0, Email, languageCode }, { app, caller }) => {
    const customerId = customerIdOf(caller);
    const refusal = customerId === null ? formRefusal(stockNoticeForm, { Email }) : null;
    if (refusal) return refusal;
    const whom = customerId === null ? { email: Email } : { customerId };
    const variant = { productId: ProductId, colorId: ColorID, sizeId: SizeID };
    const contact = customerId === null ? Email : ((await contactOf(app.db, customerId)) ?? '');
    if (unreachedReason(app.config, contact) === 'no-text-service') return rowRefusal(409, 'cannotText');
    const outcome = await requestNotice(app.db, { ...variant, language: languageCode, ...whom });
    if (outcome === 'in-stock') return rowRefusal(409, 'backAlready');
    if (outcome === 'too-many') return rowRefusal(409, 'tooManyRequests');
    return [{ ResponseMsg: serverAnswers.saved }];
  },
);
