import { useCan } from '#office/data/use-can.ts';
import { useOffice } from '#office/office-context.ts';
import type { Today } from './today.ts';

type What = Today['waiting'][number]['what'];

/** Returns a function that links a kind of task to the filtered list that shows it. */
export function useTaskLinks(): (what: What) => string {
  const { links } = useOffice();
  const seesMoney = useCan()('payments.read');
  const money = (view: string) => `${links.money}?view=${view}`;
  /** Staff without access to payments pack orders on a dedicated screen. */
  const orders = (view: string) => `${seesMoney ? links.orders : links.workshop}?view=${view}`;
  const taskLinks: Readonly<Record<What, string>> = {
    toConfirm: seesMoney ? money('cash') : `${links.orders}?view=toConfirm`,
    awaitingTransfer: money('transfers'),
    balanceDue: money('balances'),
    overdue: `${links.orders}?view=overdue`,
    moneyCame: money('came'),
    moneyBack: money('back'),
    refundDue: money('owed'),
    toPrepare: orders('toPrepare'),
    toProof: links.workshop,
    stockArrived: links.workshop,
    toSend: orders('toSend'),
    failedMails: `${links.mails}#stuck-mails`,
    webhooksOff: links.webhooks,
    lowStock: `${links.products}?view=low&sort=stock`,
    untranslated: `${links.products}?view=untranslated`,
    inquiries: `${links.inbox}?view=toAnswer`,
    heldReviews: `${links.reviews}?view=held`,
  };
  return (what) => taskLinks[what];
}
