import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { useCurrentStaff } from '#office/data/query-client.ts';
import { EmailTexts } from '#office/mails/email-texts.tsx';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { confirmDialog } from '#office/components/confirm-dialog.tsx';
import { Screen } from '#office/components/screen.tsx';
import { useIsDesktop } from '#office/components/use-is-desktop.ts';
import { Button } from '#ui/button.tsx';
import { Aloud } from './aloud.tsx';
import { empty } from './draft.ts';
import { How } from './how.tsx';
import { PlaceBar } from './place-bar.tsx';
import { Placed } from './placed.tsx';
import { Total } from './total.tsx';
import { useDraft } from './use-draft.ts';
import { usePlacing } from './use-placing.ts';
import { ItemsStep } from './items-step.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import { CustomerStep } from './customer-step.tsx';
import './phone-order.css';

/** An order while its customer is on the phone, in the sequence of the call: customer, items, address, payment. */
function View() {
  const { me } = useCurrentStaff().data ?? {};
  return me ? <Talking staffId={me.id} /> : null;
}

function Talking({ staffId }: { staffId: number }) {
  const { links } = useOffice();
  const t = useLabels(officePhoneOrderLabels);
  const common = useLabels(officeCommonLabels);
  const frame = useLabels(officeFrameLabels);
  const talk = useDraft(staffId);
  const isWide = useIsDesktop();
  const placing = usePlacing(talk);
  /** The total that was read aloud and agreed to. A different total needs new consent. */
  const [yesTo, setYesTo] = useState<string | null>(null);
  const { draft, clear, quote } = talk;
  const { outcome, again } = placing;
  const { unreached = null } = talk.customer ?? {};
  const isUnreached = unreached !== null && unreached !== 'demo';
  const read = quote.data?.aloud.join('\n') ?? '';
  const confirmed = yesTo !== null && yesTo === spokenOf(talk);
  return (
    <EmailTexts isUnreached={isUnreached}>
      <Screen
        status={
          isWide && draft !== empty && outcome === null && <span className="soft">{t('savedHere')}</span>
        }
        back={{ href: links.orders, label: frame('orders') }}
        actions={
          draft !== empty &&
          outcome === null && (
            <Button
              kind="quiet"
              onClick={() =>
                void confirmDialog({ question: t('sureAside'), confirm: common('startOver') }, clear)
              }
            >
              {common('startOver')}
            </Button>
          )
        }
      >
        {outcome ? (
          <Placed outcome={outcome} onAgain={again} />
        ) : (
          <>
            <div className="cart-cols talk-cols">
              <div>
                <CustomerStep talk={talk} />
                <ItemsStep talk={talk} />
                <DeliveryStep talk={talk} />
                <How talk={talk} />
              </div>
              <aside aria-label={t('sums')}>
                {quote.data && draft.lines.length > 0 && <Total totals={quote.data.sums} />}
                <Aloud
                  talk={talk}
                  saidYes={confirmed}
                  onYes={(yes) => setYesTo(yes ? spokenOf(talk) : null)}
                />
                {yesTo !== null && !confirmed && read !== '' && !quote.isPlaceholderData && (
                  <output className="warn-text">{t('readAgain')}</output>
                )}
              </aside>
            </div>
            <PlaceBar talk={talk} placing={placing} saidYes={confirmed} />
          </>
        )}
      </Screen>
    </EmailTexts>
  );
}

/** Returns what the customer agreed to, in whatever language it was read. */
function spokenOf({ draft, quote }: ReturnType<typeof useDraft>): string {
  const { customerId, lines, way: method, deliveryWayId: deliveryMethodId } = draft;
  return JSON.stringify([customerId, lines, method, deliveryMethodId, quote.data?.sums.totalCents ?? 0]);
}

export default definePage<null>({ View });
