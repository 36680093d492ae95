import { z } from 'zod';
import {
  bothTexts,
  day,
  filled,
  filledBoth,
  background,
  noTexts,
  localizedPicture,
  position,
  type Stored,
} from '#shop/records/records.ts';
import { contentKind } from './content-kind.ts';
import { storedCampaigns, writeCampaign } from './content-write-queries.ts';

/** A group of a campaign's own gifts: products by id, or the popular products of a category. */
const giftGroup = z
  .strictObject({
    title: filled,
    products: z
      .array(z.number().int().min(1).meta({ input: 'product' }))
      .max(24)
      .default([]),
    category: z.number().int().min(1).meta({ input: 'category' }).nullable().default(null),
  })
  .refine(
    ({ products, category }) => products.length > 0 || category !== null,
    'needs either products or a category',
  );
export type GiftGroup = z.output<typeof giftGroup>;

const shape = {
  mainTitle: filledBoth,
  discountTitle: bothTexts,
  /** Plain text. Empty lines separate paragraphs. */
  body: bothTexts.meta({ isLong: true }),
  picture: localizedPicture,
  ground: background,
  position,
  published: z.boolean(),
  /** First and last day on which it is shown. Null means no limit. */
  startsOn: day,
  endsOn: day,
  groups: z.array(giftGroup).max(8),
  /** Text for customers who buy for many recipients at once. */
  forMany: bothTexts.meta({ isLong: true }),
  /** For search engines. '' means the title and the first paragraph. */
  metaTitle: bothTexts,
  metaDescription: bothTexts,
};
export type CampaignFields = z.output<z.ZodObject<typeof shape>>;
export type StoredCampaign = Stored<CampaignFields>;

const blank: CampaignFields = {
  mainTitle: noTexts,
  discountTitle: noTexts,
  body: noTexts,
  picture: '',
  ground: 'ground-sand',
  position: 0,
  published: true,
  startsOn: null,
  endsOn: null,
  groups: [],
  forMany: noTexts,
  metaTitle: noTexts,
  metaDescription: noTexts,
};

export const campaignKind = contentKind<CampaignFields>({
  name: 'campaign',
  shape,
  key: 'mainTitle',
  blank,
  stored: storedCampaigns,
  write: writeCampaign,
  audit: ({ state, id }) => [
    { event: state === 'created' ? 'campaign made' : `campaign ${state}`, detail: { campaign: id } },
  ],
});
