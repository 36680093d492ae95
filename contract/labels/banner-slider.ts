import { labelSet } from './label-set.ts';

export const bannerSliderLabels = labelSet(74, {
  highlights: 'Highlights',
  carousel: 'carousel',
  slide: 'slide',
  slideOf: '{n} of {total}',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
});
