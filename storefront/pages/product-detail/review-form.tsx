import { useState } from 'react';
import { listing, reviewPhotos } from '#contract/constants.ts';
import { reviewForm } from '#contract/forms/review.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { insertProductReview } from '#contract/operations/catalogue/insert-product-review.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { useSavingForm } from '#web/forms/use-saving-form.ts';
import { goesInPlace } from '#web/navigate.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { PhotosField, photosIn, sendPhotos } from '#storefront/photos/photos-field.tsx';
import { useUser } from '#storefront/state/user.ts';
import { showToastAfterLoad } from '#web/stored-toasts.ts';
import { showToast } from '#web/toasts.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { PhotoViewer } from './photo-viewer.tsx';
import type { ProductData } from './product-data.ts';
import { renewPage } from './renew-page.ts';
import { StarsField } from './stars-field.tsx';
import { UnusablePhotos } from './unusable-photos.tsx';

interface ReviewFormProps {
  product: ProductData;
  /** The path of the enlarged photo; '' or undefined without one. */
  photo: string | undefined;
  onPhoto: (path: string) => void;
}

/**
 * The review form. A review appears immediately, so the form refreshes the page (specification §2, §5).
 * Requires JavaScript.
 */
export function ReviewForm({ product: { id: productId, reviews }, photo, onPhoto }: ReviewFormProps) {
  const { call } = useShop();
  const t = useLabels(productDetailLabels);
  const shared = useLabels(sharedLabels);
  const { loggedIn } = useUser();
  const [rating, setRating] = useState<number>(listing.defaultRating);
  const [saves, setSaves] = useState(0);
  const { formRef, formProps, ties, busy, submit } = useSavingForm(reviewForm, {
    call: async (values) => {
      const photos = formRef.current ? photosIn(new FormData(formRef.current), reviewPhotos) : [];
      const reply = await call(insertProductReview, { ...values, ReviewRating: rating });
      const [row] = reply.data;
      if (row?.ResponseMsg === serverAnswers.saved) {
        if (photos.length > 0) await addPhotos(row.ReviewId, photos);
        onSaved();
      }
      return reply;
    },
    sent: 'reviewSubmitted',
    failed: 'generalErrorLater',
  });
  return (
    <>
      <PhotoViewer {...{ reviews, photo, onPhoto }} />
      <form className="rev-form panel form" {...formProps} aria-labelledby="write-review" onSubmit={submit}>
        <h2 className="h3" id="write-review">
          {t('lbl_prd_det_writereview')}
        </h2>
        {loggedIn && <UnusablePhotos productId={productId} />}
        <input type="hidden" name="ProductId" value={productId} />
        <StarsField legend={t('lbl_prd_det_rateitem')} value={rating} onChange={setRating} />
        <Field {...ties('ReviewerName')} label={t('lbl_prd_det_name')} autoComplete="name" />
        <Field {...ties('ReviewerEmail')} type="email" label={t('lbl_prd_det_email')} autoComplete="email" />
        <Field {...ties('ReviewTitle')} label={t('lbl_prd_det_reviewtitle')} />
        <TextArea
          {...ties('ReviewBody')}
          label={t('reviewBody')}
          hint={t('reviewBodyHint', { n: reviewForm.ReviewBody.max })}
        />
        {loggedIn && (
          <PhotosField
            key={saves}
            label={t('reviewPhotos', { n: reviewPhotos })}
            hint={t('reviewPhotosHint')}
            max={reviewPhotos}
          />
        )}
        <Button type="submit" busy={busy}>
          {busy ? shared('sending') : t('lbl_prd_det_submitreview')}
        </Button>
      </form>
    </>
  );

  /** Sends the photos, and says if some didn't arrive. */
  async function addPhotos(reviewId: number | undefined, photos: readonly File[]) {
    const refusal = reviewId ? await sendPhotos(`catalogue/review-photo/${reviewId}`, photos) : null;
    if (reviewId && !refusal) return;
    const show = goesInPlace() ? showToast : showToastAfterLoad;
    show('error', { code: reviewId ? 'reviewPhotoFailed' : 'reviewPhotosOfBuyers' });
    if (refusal) show('error', refusal);
  }

  function onSaved() {
    setRating(listing.defaultRating);
    setSaves(saves + 1);
    if (!goesInPlace()) showToastAfterLoad('success', { code: 'reviewSubmitted' });
    renewPage('#reviews');
  }
}
