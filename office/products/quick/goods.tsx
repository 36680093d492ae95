import { officeQuickProductLabels } from '#contract/labels/office/quick-product.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { type LanguageCode, languages, otherLanguage } from '#contract/languages.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { rielOf, formatRiel } from '#rules/riel.ts';
import { Field } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { priceCents } from '#office/forms/amounts.ts';
import { type Errors, fieldId } from '#office/forms/use-form-errors.ts';
import type { QuickProduct } from './quick-product.ts';
import type { Offer } from './use-offer.ts';

interface GoodsProps {
  product: QuickProduct;
  change: (part: Partial<QuickProduct>) => void;
  offer: Offer;
  errors: Errors;
}

const longestName = 200;
const maxStock = 99_999;
const largestCents = 100_000_000;

/** Name, price, stock and category. */
export function Goods({ product, change, offer, errors }: GoodsProps) {
  const { lang, chrome: layout } = useOffice();
  const t = useLabels(officeQuickProductLabels);
  const shared = useLabels(sharedLabels);
  const { names, price, stock, isCounted } = product;
  const other = otherLanguage(lang);
  const called = { en: t('english'), ar: t('khmer') };
  const cents = priceCents(price);
  const riel =
    layout.rielRate !== null && cents !== null && cents > 0 && cents < largestCents
      ? formatRiel(rielOf(cents, layout.rielRate))
      : null;
  const put = (code: LanguageCode, name: string) => change({ names: { ...names, [code]: name } });
  return (
    <>
      <Field
        label={t('nameIn', { language: called[lang] })}
        lang={languages[lang].tag}
        value={names[lang] ?? ''}
        maxLength={longestName}
        id={fieldId(`names.${lang}`)}
        error={errors[`names.${lang}`]}
        onChange={({ currentTarget }) => put(lang, currentTarget.value)}
      />
      <Field
        label={t('nameIn', { language: called[other] })}
        lang={languages[other].tag}
        value={names[other] ?? offer.names[other]}
        maxLength={longestName}
        hint={offer.isNameOffered ? t('offered') : undefined}
        id={fieldId(`names.${other}`)}
        error={errors[`names.${other}`]}
        optional={other === 'en' ? undefined : t('mayFollow')}
        onChange={({ currentTarget }) => put(other, currentTarget.value)}
      />
      <div className="quick-pair">
        <Field
          label={t('priceIn')}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          placeholder="0.00"
          value={price}
          hint={riel ? t('riel', { riel }) : undefined}
          id={fieldId('price')}
          error={errors['price']}
          onChange={({ currentTarget }) => change({ price: currentTarget.value })}
        />
        <div className="field">
          <span className="quick-label" aria-hidden="true">
            {t('stock')}
          </span>
          {isCounted && (
            <Stepper
              value={stock}
              min={0}
              max={maxStock}
              onChange={(next) => change({ stock: next })}
              labels={{
                group: t('stock'),
                field: t('stock'),
                less: shared('oneLess'),
                more: shared('oneMore'),
              }}
            />
          )}
          <label className="check">
            <input
              type="checkbox"
              checked={!isCounted}
              onChange={({ currentTarget }) => change({ isCounted: !currentTarget.checked })}
            />
            {t('notCounted')}
          </label>
        </div>
      </div>
      <CategoryField product={product} change={change} offer={offer} errors={errors} />
    </>
  );
}

/** Selects the category. In a shop without categories, creates the first one. */
function CategoryField({ product, change, offer, errors }: GoodsProps) {
  const { lang } = useOffice();
  const t = useLabels(officeQuickProductLabels);
  const shared = useLabels(sharedLabels);
  const { categories, categoryId, isCategoryOffered } = offer;
  if (categories === null) return null;
  if (categories.length === 0)
    return (
      <Field
        label={t('newCategory')}
        lang="en"
        maxLength={100}
        value={product.newCategory}
        id={fieldId('newCategory')}
        error={errors['newCategory']}
        onChange={({ currentTarget }) => change({ newCategory: currentTarget.value })}
      />
    );
  return (
    <SelectField
      label={isCategoryOffered ? t('underOffered') : t('under')}
      choose={shared('choose')}
      options={categories.map(({ id, names }) => ({ value: id, text: names[lang] ?? names.en ?? '' }))}
      value={categoryId ?? ''}
      id={fieldId('categoryId')}
      error={errors['categoryId']}
      onChange={({ currentTarget }) => change({ categoryId: Number(currentTarget.value) || null })}
    />
  );
}
