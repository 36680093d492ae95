import { Colon } from '../components/colon.tsx';
import { review } from '#contract/resources/review.ts';
import { State } from '../components/state.tsx';
import { useLabels } from '../office-context.ts';
import { HideReview } from './hide-review.tsx';
import { BoughtHere, ProductLink, Rating, ReviewText } from './review-text.tsx';
import { SelectedReviews } from './selected-reviews.tsx';
import { type RecordOf, resourceParts } from '../resources/resource.ts';
import { truncate } from '#ui/cut.ts';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';

interface Of {
  record: RecordOf<'review'>;
}

const looks = { shown: 'published', hidden: 'hidden', held: 'us' } as const;

function StateCell({ record: { fields } }: Of) {
  const t = useLabels(review.labels);
  const { state, photos, photoState, failedPhotos } = fields;
  return (
    <>
      <State look={looks[state]}>{t(`field.state.${state}`)}</State>
      {photoState !== null && (
        <>
          {' '}
          <State look={looks[photoState]}>
            {t('field.photos')} ({photos.length})
            <Colon />
            {t(`field.photoState.${photoState}`)}
          </State>
        </>
      )}
      {failedPhotos.length > 0 && (
        <>
          {' '}
          <State look="us">
            {t('field.failedPhotos')}
            <Colon />
            <Num>{failedPhotos.length}</Num>
          </State>
        </>
      )}
    </>
  );
}

function NameCell({ record: { fields } }: Of) {
  return (
    <>
      <UserText text={fields.name} /> {fields.isBoughtHere && <BoughtHere />}
    </>
  );
}

/** Characters in the list, about two lines. */
const excerptLength = 100;

export default resourceParts({
  name: 'review',
  spare: ['body'],
  hasShortTitles: true,
  cells: {
    rating: ({ record }: Of) => <Rating rating={record.fields.rating} />,
    body: ({ record }: Of) => (
      <span className="review-excerpt">
        <UserText text={truncate(record.fields.body, excerptLength)} />
      </span>
    ),
    product: ({ record }: Of) => <ProductLink product={record.fields.product} />,
    name: NameCell,
    state: StateCell,
  },
  Head: ReviewText,
  FormActions: HideReview,
  fieldsFor: ({ state, photoState }) => [
    'state',
    ...(state === 'hidden' ? (['reason', 'reasonNote'] as const) : []),
    ...(photoState === null ? [] : (['photoState'] as const)),
    'answer',
    'checked',
  ],
  Selected: SelectedReviews,
});
