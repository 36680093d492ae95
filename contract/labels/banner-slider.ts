import { labelSet } from './label-set.ts';

export const bannerSliderLabels = labelSet(74, {
  highlights: 'Highlights',
  slideOf: '{n} of {total}',
  showSlide: 'Show slide {n}',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
});
