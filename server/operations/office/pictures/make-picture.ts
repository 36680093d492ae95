import { pictureRefusal } from '#contract/file-formats.ts';
import { createRenditions } from '#contract/operations/office/pictures/make-picture.ts';
import { handle } from '../../../calls/operation.ts';
import { createRenditions as make } from '../../../pictures/create-renditions.ts';
import { productWidth } from '../../../pictures/original.ts';
import { refuse } from '../account/office-answers.ts';
import { picturePlace } from './picture-place.ts';

/** Banners fill wide windows. */
const sceneWidth = 2400;
const codes = {
  notPicture: 'notPicture',
  damaged: 'damagedPicture',
  tooManyPixels: 'tooManyPixels',
  tooSlow: 'slowPicture',
} as const;

export const handler = handle(createRenditions, async (wish, { app, caller }) => {
  const widest = wish.ratio === 1 ? productWidth : sceneWidth;
  const made = await make(picturePlace(app), caller.staffId, { ...wish, widest });
  if (made === 'gone') return refuse(404, 'uploadOver');
  if (typeof made === 'string') return refuse(400, codes[made]);
  return 'family' in made ? refuse(400, pictureRefusal(made), { format: made.name }) : made;
});
