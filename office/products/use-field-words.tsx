import type { ReactNode } from 'react';
import { priceTypes } from '#contract/constants.ts';
import { officeProductFieldLabels } from '#contract/labels/office/product-fields.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { type LanguageCode, languages } from '#contract/languages.ts';
import { productFields, productTexts } from '#contract/forms/product-fields.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { useDays } from '#office/components/use-days.ts';
import { formatAmount } from '#rules/money.ts';
import { listText, partsText } from '#rules/text-of-language.ts';
import { formatPercent } from '../components/percent.ts';
import { PicturesReported } from './pictures-reported.tsx';
import type { Product, Taxonomy } from './product.ts';

type Label = keyof (typeof officeProductFieldLabels)['texts'];
type TermList = Exclude<keyof Taxonomy, 'includedVatRate'>;
interface Input {
  kind: (typeof inputs)[keyof typeof inputs]['kind'];
  of?: TermList;
}
const inputs = { ...productFields, ...productTexts };
const longest = 160;
const stockPerKeys = { color: 'per_color', size: 'per_size', both: 'per_both' } as const;

/** Labels and value formatting of product fields, for history, conflicts and bulk edits. */
export function useFieldWords(words: Taxonomy | undefined) {
  const t = useLabels(officeProductFieldLabels);
  const ofProduct = useLabels(officeProductLabels);
  const { lang } = useOffice();
  const when = useDateTimes();
  const days = useDays();

  const nameOf = (list: TermList | undefined, id: number): string => {
    const found = list && words?.[list].find((each) => each.id === id);
    return found?.names[lang] ?? found?.names.en ?? found?.names.ar ?? `${id}`;
  };
  const choiceText = (list: TermList) => (choice: Product['colours'][number]) => {
    const { optionId, amount, priceType } = choice;
    const name = nameOf(list, optionId);
    if (amount === 0) return name;
    return t('plus', {
      name,
      amount: priceType === priceTypes.percentage ? formatPercent(amount) : formatAmount(amount),
    });
  };
  const variantName = ({ colourId, sizeId }: Pick<Product['variants'][number], 'colourId' | 'sizeId'>) =>
    partsText(lang, [
      colourId > 0 ? nameOf('colours', colourId) : '',
      sizeId > 0 ? nameOf('sizes', sizeId) : '',
    ]);
  const texts: Record<Input['kind'], (value: never, of?: TermList) => string> = {
    line: (value: string) => crop(value),
    lines: (value: string) => crop(value),
    html: (value: string) => crop(value.replaceAll(/<[^>]*>/gu, ' ').replaceAll(/\s+/gu, ' ')),
    cents: (value: number) => formatAmount(value),
    count: (value: number) => String(value),
    check: (value: boolean) => t(value ? 'yes' : 'no'),
    state: (value: Product['state']) => ofProduct(value),
    moment: (value: string) => when(value),
    day: (value: string) => days(value),
    word: (value: number, of) => nameOf(of, value),
    words: (value: readonly number[], of) =>
      listText(
        lang,
        value.map((id) => nameOf(of, id)),
      ),
    skus: (value: Product['relatedSkus']) => listText(lang, value),
    choices: (value: Product['colours'], of = 'colours') => listText(lang, value.map(choiceText(of))),
    groups: (value: Product['options']) =>
      listText(
        lang,
        value.flatMap(({ choices }) => choices.map(choiceText('options'))),
      ),
    positions: (value: Product['positions']) =>
      listText(
        lang,
        value.map(
          ({ attributeId, widthMm, heightMm }) =>
            `${nameOf('attributes', attributeId)} (${widthMm} × ${heightMm} mm)`,
        ),
      ),
    pictures: (value: Product['pictures']) => t('picturesCount', { n: value.length }),
    stockPer: (value: NonNullable<Product['stockPer']>) => t(stockPerKeys[value]),
    variants: (value: Product['variants']) =>
      listText(
        lang,
        value.map((each) => `${variantName(each)}${languages[lang].colon}${each.stock}`),
      ),
    costs: (value: NonNullable<Product['variantCosts']>) =>
      listText(
        lang,
        value.map((each) => `${variantName(each)}${languages[lang].colon}${formatAmount(each.costCents)}`),
      ),
    steps: (value: Product['priceSteps']) =>
      listText(
        lang,
        value.map(({ from, cents }) => t('stepFrom', { n: from, price: formatAmount(cents) })),
      ),
    file: (value: NonNullable<Product['digital']>) => value.file.slice(value.file.lastIndexOf('/') + 1),
  };

  return {
    nameOf,
    variantName,
    label: (field: string): string => {
      const [name = '', code] = field.split('.');
      const label = name in inputs ? t(name as Label) : name;
      return code === undefined
        ? label
        : t('inLanguage', { field: label, language: languages[code as LanguageCode].name });
    },
    text: (field: string, value: unknown): string => {
      const { kind, of } = (inputs as Readonly<Record<string, Input>>)[field.split('.')[0] ?? ''] ?? {
        kind: 'line',
      };
      const isNone = value === null || value === undefined || value === '';
      return (isNone ? '' : texts[kind](value as never, of)) || t('nothing');
    },
    /** Returns a visual form of the value, shown beside its text, or null if there is none. */
    shown: (field: string, value: unknown): ReactNode =>
      field === 'pictures' && Array.isArray(value) ? (
        <PicturesReported pictures={value as Product['pictures']} />
      ) : null,
    fault: (code: string, about: string | number = ''): string =>
      t(code in officeErrors ? (code as Label) : 'wrong', { about }),
  };
}

const crop = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Validation error codes that have a message. */
const officeErrors: Readonly<Record<string, true>> = {
  missing: true,
  tooLong: true,
  characters: true,
  range: true,
  unknown: true,
  taken: true,
  notGtin: true,
  gtinTaken: true,
  sameBarcode: true,
  twice: true,
  picture: true,
  path: true,
  needsName: true,
  notCounted: true,
  perVariant: true,
  noOptions: true,
  tooFew: true,
  rises: true,
  overMaximum: true,
  stepJump: true,
  freePrice: true,
  priceJump: true,
  belowCost: true,
};
