import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { stockNoticeForm } from '#contract/forms/stock-notice.ts';
import { stockNoticeLabels } from '#contract/labels/storefront/stock-notice.ts';
import { requestStockNotice } from '#contract/operations/visitors/ask-stock-notice.ts';
import { failureMessage } from '#web/failure-message.ts';
import { useFormCheck } from '#web/forms/use-form-check.ts';
import { withLoading } from '#web/loading.ts';
import { showToast } from '#web/toasts.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { useStylesheet } from '#ui/load-styles.ts';
import { Num } from '#ui/num.tsx';
import { useLabels, useShop } from '../../shop-context.tsx';
import { useUser } from '../../state/user.ts';
import styles from './stock-notice.css?url';

interface StockNoticeProps {
  productId: number;
  /** The variant; 0 for any. */
  colorId?: number;
  sizeId?: number;
}

/**
 * Offers an email when an out-of-stock product is available again. Logged-in customers press once; others
 * enter an address. It is rendered inside the add-to-cart form, so its own form is elsewhere in the page.
 */
export function StockNotice({ productId, colorId = 0, sizeId = 0 }: StockNoticeProps) {
  const t = useLabels(stockNoticeLabels);
  const { call, lang } = useShop();
  const { user } = useUser();
  const formId = useId();
  const styled = useStylesheet(styles);
  const { formRef, ties, check } = useFormCheck(stockNoticeForm);
  const [email, setEmail] = useState('');
  const [address, setAddress] = useState('');
  const [busy, setBusy] = useState(false);
  // The focused button was removed.
  const result = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (address) result.current?.focus();
  }, [address]);
  if (!styled) return null;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    // React bubbles the event to the outer form, wherever the DOM node is.
    event.stopPropagation();
    const Email = user ? '' : email.trim();
    if (busy || (!user && !check({ Email }))) return;
    setBusy(true);
    const reply = await withLoading(
      call(requestStockNotice, {
        ProductId: productId,
        ...(colorId > 0 && { ColorID: colorId }),
        ...(sizeId > 0 && { SizeID: sizeId }),
        Email,
        languageCode: lang,
      }),
    ).catch(() => null);
    setBusy(false);
    if (reply?.statusCode === 200) setAddress((user?.EmailAddress || user?.MobileNo) ?? Email);
    else
      showToast('error', { code: reply?.data[0]?.MessageCode ?? failureMessage(reply?.statusCode ?? null) });
  };
  const field = ties('Email');
  // The email address at its place in the sentence, with its own text direction.
  const [before, after] = t(user ? 'noted' : 'notedGuest', { email: '\n' }).split('\n');
  return (
    <div className="stock-notice">
      {createPortal(
        <form id={formId} ref={formRef} noValidate hidden onSubmit={(event) => void submit(event)} />,
        document.body,
      )}
      <output ref={result} tabIndex={-1}>
        {address && (
          <>
            <Icon name="mail" />
            <span>
              {before}
              <Num>{address}</Num>
              {after}
            </span>
          </>
        )}
      </output>
      {!address && (
        <>
          {!user && (
            <Field
              {...field}
              form={formId}
              type="email"
              label={t('email')}
              autoComplete="email"
              maxLength={stockNoticeForm.Email.max}
              value={email}
              onChange={(event) => {
                setEmail(event.currentTarget.value);
                field.onChange();
              }}
            />
          )}
          <Button form={formId} type="submit" kind="ghost" icon="mail" busy={busy}>
            {t('ask')}
          </Button>
          <p className="hint">{t('askHint')}</p>
        </>
      )}
    </div>
  );
}
