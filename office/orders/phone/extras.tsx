import { useState } from 'react';
import { couponMaxLength, giftMessageMaxLength } from '#contract/constants.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { useLabels } from '#office/office-context.ts';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { CompanyFields } from './company-fields.tsx';
import { useWhy } from './use-why.ts';
import type { PhoneOrderDraft } from './use-draft.ts';

const noGift = { message: '', wrap: false, withoutPrices: false };

/** The company of an order, and folded away its coupon, note and gift. */
export function Extras({ talk: { draft, change, quote, customer } }: { talk: PhoneOrderDraft }) {
  const t = useLabels(officePhoneOrderLabels);
  const common = useLabels(officeCommonLabels);
  const shared = useLabels(sharedLabels);
  const whyText = useWhy();
  const { coupon, note, gift, company } = draft;
  const { couponProblem = null, wrapsGifts = false, takesCompanies = false } = quote.data ?? {};
  const [isOpen, setOpen] = useState(coupon !== '' || note !== '' || gift !== null);
  const error = coupon.trim() !== '' && couponProblem ? whyText(couponProblem) : undefined;
  const tick = (name: 'wrap' | 'withoutPrices') =>
    gift && (
      <label className="check">
        <input
          type="checkbox"
          checked={gift[name]}
          onChange={({ currentTarget }) => change({ gift: { ...gift, [name]: currentTarget.checked } })}
        />
        {t(name)}
      </label>
    );
  return (
    <>
      {takesCompanies && (
        <CompanyFields
          company={company}
          remembered={customer?.company ?? null}
          onChange={(after) => change({ company: after })}
        />
      )}
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('extras')}</summary>
        <div className="extras">
          <div className="stack-3 pair">
            <Field
              name="coupon"
              label={t('coupon')}
              optional={shared('optional')}
              autoComplete="off"
              dir="ltr"
              maxLength={couponMaxLength}
              value={coupon}
              error={error}
              onChange={({ currentTarget }) => change({ coupon: currentTarget.value })}
            />
            <Field
              name="note"
              label={common('customerNote')}
              optional={shared('optional')}
              autoComplete="off"
              dir="auto"
              maxLength={2000}
              value={note}
              onChange={({ currentTarget }) => change({ note: currentTarget.value })}
            />
          </div>
          <label className="check">
            <input
              type="checkbox"
              checked={gift !== null}
              onChange={({ currentTarget }) => change({ gift: currentTarget.checked ? noGift : null })}
            />
            {t('isGift')}
          </label>
          {gift && (
            <>
              <TextArea
                label={common('cardMessage')}
                optional={shared('optional')}
                rows={2}
                dir="auto"
                maxLength={giftMessageMaxLength}
                value={gift.message}
                onChange={({ currentTarget }) => change({ gift: { ...gift, message: currentTarget.value } })}
              />
              {wrapsGifts && tick('wrap')}
              {tick('withoutPrices')}
            </>
          )}
        </div>
      </details>
    </>
  );
}
