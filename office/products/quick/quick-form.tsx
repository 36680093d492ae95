import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeQuickProductLabels } from '#contract/labels/office/quick-product.ts';
import { refusalKey } from '#office/data/refusals.ts';
import { readPrice } from '#office/forms/amounts.ts';
import type { DraftStore } from '#office/forms/stored-draft.ts';
import { useNumberProblem } from '#office/forms/use-number-problem.ts';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Failure } from '#office/components/note.tsx';
import { Button } from '#ui/button.tsx';
import { formatAmount } from '#rules/money.ts';
import { navigate } from '#web/navigate.ts';
import { showToast } from '#web/toasts.ts';
import { Goods } from './goods.tsx';
import { PhotoCrop } from './photo-crop.tsx';
import { blankProduct, type QuickProduct } from './quick-product.ts';
import { Steps } from './steps.tsx';
import { useOffer } from './use-offer.ts';
import { usePhoto } from './use-photo.ts';
import { usePublish } from './use-publish.ts';

/** The form of a new product that a photo, a name and a price are enough for. */
export function QuickForm({ store }: { store: DraftStore<QuickProduct> }) {
  const { lang, links } = useOffice();
  const t = useLabels(officeQuickProductLabels);
  const common = useLabels(officeCommonLabels);
  const numberProblem = useNumberProblem();
  const publish = usePublish();
  const form = useOfficeForm<QuickProduct>({
    start: blankProduct,
    store,
    isLight: true,
    send: async (sent, { attempt }) => {
      if (cents === null) return;
      const made = await publish({ attempt, product: sent, names, priceCents: cents, categoryId }).catch(
        (error: unknown) => {
          if (refusalKey(error) === 'uploadOver') form.set('upload', null);
          throw error;
        },
      );
      const name = names[lang] || names.en;
      showToast('success', t(sent.state === 'published' ? 'published' : 'drafted', { name }), {
        outlivesPage: true,
      });
      navigate(`${links.products}?find=${encodeURIComponent(made.sku)}`);
    },
  });
  const { formRef, values: product, busy, isChanged } = form;
  const change = (part: Partial<QuickProduct>) => {
    for (const [name, value] of Object.entries(part)) form.set(name as keyof QuickProduct, value);
  };
  const offer = useOffer(product, lang);
  const sent = usePhoto(product.photo, product.upload, (upload) => change({ upload }));
  const { value: cents, ...price } = readPrice(product.price);
  const { names, categoryId } = offer;
  const save = (state: QuickProduct['state']) => {
    form.set('state', state);
    const category = offer.categories?.length === 0 ? 'newCategory' : 'categoryId';
    void form.save({
      ...(product.photo === null || product.part === null ? { photo: t('photoNeeded') } : {}),
      ...(names[lang] === '' ? { [`names.${lang}`]: t('nameNeeded') } : {}),
      ...(lang !== 'en' && names.en === '' ? { 'names.en': t('englishNeeded') } : {}),
      ...(cents === null ? { price: numberProblem(price, common('invalidPrice')) } : {}),
      ...(categoryId === null && product.newCategory.trim() === ''
        ? { [category]: t('categoryNeeded') }
        : {}),
    });
  };
  const isSending = product.photo !== null && product.upload === null && sent.why === null;
  const isWaiting = isSending || !offer.isReady;
  const isBusy = (state: QuickProduct['state']) => busy && product.state === state;
  return (
    <form
      ref={formRef}
      className="quick"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save('published');
      }}
    >
      <PhotoCrop key={form.round} {...{ product, change, sent }} problem={form.errors['photo']} />
      <div className="quick-fields">
        <Steps product={product} />
        <Goods {...{ product, change, offer }} errors={form.errors} />
        <p className="hint">{t('rest')}</p>
        <Failure>{form.problem ?? sent.why}</Failure>
      </div>
      <div className="quick-foot">
        <p className="soft">{isChanged && t('savedHere')}</p>
        {isChanged && (
          <Button kind="quiet" onClick={() => form.reset()}>
            {common('startOver')}
          </Button>
        )}
        <Button
          kind="ghost"
          busy={isBusy('hidden')}
          aria-disabled={isWaiting || isBusy('published')}
          onClick={() => !isWaiting && save('hidden')}
        >
          {t('draft')}
        </Button>
        <Button type="submit" busy={isBusy('published')} aria-disabled={isWaiting || isBusy('hidden')}>
          {isSending
            ? t('sending', { n: Math.floor(sent.share * 100) })
            : cents === null
              ? common('publish')
              : t('publishFor', { price: formatAmount(cents) })}
        </Button>
      </div>
    </form>
  );
}
