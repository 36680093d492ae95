import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeOrderRecord } from '#contract/labels/office/order-record.ts';
import { review } from '#contract/resources/review.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import { StarsRow } from '#ui/stars.tsx';
import { UserText } from '#ui/user-text.tsx';
import { OfficeIcon } from '../components/office-icon.tsx';
import { useDateTimes } from '../components/use-date-times.ts';
import { useLocalizedText } from '../components/use-localized-text.ts';
import { FailedPhoto } from './failed-photo.tsx';
import { productLink } from '../product-link.ts';
import { useLabels, useOffice } from '../office-context.ts';
import type { RecordOf } from '../resources/resource.ts';
import './reviews.css';

type Review = RecordOf<'review'>;

/** A review as the shopper wrote it, with its product in the shop. */
export function ReviewText({ record: { fields } }: { record: Review }) {
  const { body, name, writtenAt, isBoughtHere, rating, customerId, photos, failedPhotos } = fields;
  const { links } = useOffice();
  const t = useLabels(review.labels);
  const when = useDateTimes();
  return (
    <section className="review-text stack-2" aria-label={t('one')}>
      <Rating rating={rating} />
      <p className="review-body">
        <UserText text={body} />
      </p>
      <ReviewPhotos photos={photos} />
      {failedPhotos.map((photo) => (
        <FailedPhoto key={photo.id} photo={photo} n={photos.indexOf(photo.id) + 1} />
      ))}
      <p className="row-2 soft">
        <b>
          {typeof customerId === 'number' ? (
            <a href={`${links.customers}/${customerId}`}>
              <UserText text={name} />
            </a>
          ) : (
            <UserText text={name} />
          )}
        </b>
        <Num>{when(writtenAt)}</Num>
        {isBoughtHere && <BoughtHere />}
      </p>
      <p>
        <ProductLink product={fields.product} />
      </p>
    </section>
  );
}

/** The photos of a review, also before shoppers see them. Each opens in full. */
function ReviewPhotos({ photos }: Pick<Review['fields'], 'photos'>) {
  const t = useLabels(officeOrderRecord);
  if (photos.length === 0) return null;
  return (
    <ul className="row-2 plain">
      {photos.map((id, at) => (
        <li key={id}>
          <a href={`/office/files/reviews/${id}`} target="_blank" rel="noreferrer">
            <img
              src={`/office/files/reviews/${id}`}
              alt={t('reportPhoto', { n: at + 1 })}
              width={96}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

export function Rating({ rating }: { rating: number }) {
  const shared = useLabels(sharedLabels);
  return <StarsRow rating={rating} label={shared('starsOf', { x: rating })} />;
}

/** Marks a review whose address bought the product here. */
export function BoughtHere() {
  const t = useLabels(review.labels);
  return (
    <span className="review-bought">
      <Icon name="circle-check" />
      {t('field.isBoughtHere')}
    </span>
  );
}

/** The product's name, with a link to its page while the shop shows it. */
export function ProductLink({ product }: { product: Review['fields']['product'] }) {
  const { lang } = useOffice();
  const t = useLabels(officeCommonLabels);
  const inLanguage = useLocalizedText();
  const name = <UserText text={inLanguage(product)} />;
  if (!product.isPublished) return name;
  return (
    <a
      className="review-product"
      href={productLink(lang, product.id, inLanguage(product))}
      title={t('viewInShop')}
    >
      {name}
      <OfficeIcon name="external-link" />
    </a>
  );
}
