import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cardSectionLabels } from '#contract/labels/storefront/card-section.ts';
import { checkoutCardFormLabels } from '#contract/labels/storefront/checkout-card-form.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { useUser } from '#storefront/state/user.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { formatMoney } from '#ui/money.tsx';
import {
  type CardField,
  type CardFields,
  cardProblems,
  codeText,
  formatExpiry,
  filledFor,
  formatNumber,
  refusalOf,
  startOf,
  testCardOf,
} from './test-cards.ts';
import { TestNumbers } from './test-numbers.tsx';
import { TestHead } from './test-head.tsx';

interface TestCardFormProps {
  amount: number;
  busy: boolean;
  /** The fields of the last refused card, with the number marked as invalid. `anew` requests another card. */
  refused: CardFields | null;
  anew: boolean;
  /** Called with valid fields and their test outcome. */
  onPay: (token: string, fields: CardFields) => void;
}

const shapes = { number: formatNumber, expiry: formatExpiry, code: codeText, name: (typed: string) => typed };

/** An ordinary card form that sends none of its fields: the number only selects the test outcome. */
export function TestCardForm({ amount, busy, refused, anew, onPay }: TestCardFormProps) {
  const t = useLabels(cardSectionLabels);
  const form = useLabels(checkoutCardFormLabels);
  const { user } = useUser();
  const owner = `${user?.FirstName ?? ''} ${user?.LastName ?? ''}`.trim().toUpperCase();
  // The security code must be entered again, as for any card, because it is never stored.
  const [fields, setFields] = useState<CardFields>(() => startOf(refused, anew));
  const [errors, setErrors] = useState<Partial<Record<CardField, string>>>(() =>
    refused === null || anew ? {} : { number: t(refusalOf(refused.number)) },
  );
  const element = useRef<HTMLFormElement>(null);

  const fill = (number: string) => {
    setFields(filledFor(number, fields.name || owner, new Date()));
    setErrors({});
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const problems = cardProblems(fields, new Date());
    setErrors(Object.fromEntries(problems.map(([field, problem]) => [field, t(problem)])));
    const [first] = problems;
    if (first) return (element.current?.elements.namedItem(first[0]) as HTMLElement | null)?.focus();
    const card = testCardOf(fields.number);
    if (card) onPay(card.token, fields);
  };

  const ties = (field: CardField) => ({
    name: field,
    value: fields[field],
    error: errors[field],
    dir: 'ltr' as const,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { currentTarget: input } = event;
      const behind = input.value.slice(input.selectionStart ?? input.value.length);
      const value = shapes[field](input.value);
      flushSync(() => {
        setFields({ ...fields, [field]: value });
        setErrors({ ...errors, [field]: undefined });
      });
      // Formatting in groups moves the caret to the end, so put it back before the text that followed it.
      if (behind !== '' && value.endsWith(behind)) {
        const at = value.length - behind.length;
        input.setSelectionRange(at, at);
      }
    },
  });

  return (
    <div className="tp tp-cols">
      <TestHead amount={amount} />
      <TestNumbers number={fields.number} onPress={fill} />
      <form ref={element} className="tp-form" noValidate onSubmit={submit}>
        {anew && refused !== null && <p className="tp-soft">{t('refusedLast')}</p>}
        <Field
          label={t('cardNumber')}
          className="tp-number"
          inputMode="numeric"
          autoComplete="cc-number"
          {...ties('number')}
        />
        <div className="tp-two">
          <Field
            label={t('expiry')}
            inputMode="numeric"
            autoComplete="cc-exp"
            placeholder={t('expiryShape')}
            {...ties('expiry')}
          />
          <Field
            label={t('securityCode')}
            hint={t('codeHint')}
            inputMode="numeric"
            autoComplete="cc-csc"
            {...ties('code')}
          />
        </div>
        <Field label={t('cardName')} autoComplete="cc-name" {...ties('name')} />
        <Button type="submit" kind="act" wide busy={busy}>
          {busy ? form('paying') : form('pay', { amount: formatMoney(amount) })}
        </Button>
      </form>
    </div>
  );
}
