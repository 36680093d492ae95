import { hiddenOrderStatuses, orderStatuses } from '#contract/constants.ts';
import { officeAuditLabels } from '#contract/labels/office/audit.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { officeRoleLabels } from '#contract/labels/office/roles.ts';
import type { OrderState } from '#contract/operations/office/orders/order-types.ts';
import { formatAmount } from '#rules/money.ts';
import { listText } from '#rules/text-of-language.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { formatPercent } from '../components/percent.ts';
import { useOrderTexts } from '../orders/order-texts.ts';
import { formatSize } from '../components/format-size.ts';
import { useDateTimes } from '../components/use-date-times.ts';
import { kindsOf } from './kinds-of.ts';
import { useFieldName } from './use-field-name.ts';

/** Codes that the log writes instead of a sentence. */
const labels = {
  true: 'yes',
  false: 'no',
  password: 'password',
  passkey: 'passkey',
  authenticator: 'authenticator',
  'recovery code': 'recoveryCode',
  link: 'link',
  code: 'code',
  customer: 'customer',
  address: 'networkAddress',
  shop: 'wholeShop',
  product: 'forProduct',
  page: 'forPage',
  setting: 'forSetting',
  file: 'forFile',
  invoice: 'invoice',
  'packing slip': 'packingSlip',
} as const satisfies Record<string, keyof typeof officeAuditLabels.texts>;
/** Fields whose values are such codes. In other fields the same words are user text. */
const worded = new Set(['by', 'use', 'paper']);

const isMoment = (text: string) =>
  /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u.test(text) && !Number.isNaN(Date.parse(text));
const orderStates = new Set(Object.keys({ ...orderStatuses, ...hiddenOrderStatuses }));
const isOrderState = (text: string): text is OrderState => orderStates.has(text);
const isWord = (text: string): text is keyof typeof labels => Object.hasOwn(labels, text);
/** Returns a stored picture's original file name, without its folder and content hash. */
const withoutFolder = (text: string) =>
  text.replace(/^\/content\/(?:.*\/)?([^/]+?)(?:\.[\da-f]{8})?(\.\w+)$/u, '$1$2');

/**
 * Formats a value in an entry of the log or history: labels for choices, times, sizes and permissions; other values
 * unchanged.
 */
export function useValueTexts(event: string): (field: string, text: string) => string {
  const t = useLabels(officeAuditLabels);
  const roles = useLabels(officeRoleLabels);
  const product = useLabels(officeProductLabels);
  const order = useOrderTexts();
  const when = useDateTimes();
  const { lang } = useOffice();
  const kinds = kindsOf(event);
  const fieldName = useFieldName(event);
  const each = (list: string, wordOf: (one: string) => string) =>
    listText(lang, list.split(', ').map(wordOf));
  return (field, text) => {
    if (field === 'state') {
      // Orders and products have their own status labels; other kinds use the label of the choice.
      if (kinds.includes('order') && isOrderState(text)) return order.state(text);
      if (kinds.includes('product')) return product(text as keyof typeof officeProductLabels.texts);
    }
    if (field === 'permissions')
      return each(text, (one) => roles(one as keyof typeof officeRoleLabels.texts));
    if (field === 'fields' || field === 'names') return each(text, fieldName);
    if (field === 'bytes' && /^\d+$/u.test(text)) return formatSize(Number(text));
    if (field === 'percent' && /^\d+$/u.test(text)) return formatPercent(Number(text));
    if (field.endsWith('Cents') && /^\d+$/u.test(text)) return formatAmount(Number(text));
    if (isMoment(text)) return when(text);
    if (isWord(text) && (worded.has(field) || text === 'true' || text === 'false')) return t(labels[text]);
    // The label of a choice in its form, keyed like `theme.1`.
    const choice = fieldName(`${field}.${text}`);
    return choice === `${field}.${text}` ? withoutFolder(text) : choice;
  };
}
