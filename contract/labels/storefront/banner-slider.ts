import { labelSet } from '../label-set.ts';

export const bannerSliderLabels = labelSet(74, {
  highlights: ['Highlights', 'ចំណុចលេចធ្លោ'],
  carousel: ['carousel', 'ផ្ទាំងបង្វិល'],
  slide: ['slide', 'ផ្ទាំង'],
  slideOf: ['{n} of {total}', 'ផ្ទាំងទី {n} ក្នុងចំណោម {total}'],
  previous: ['Previous', 'មុន'],
  next: ['Next', 'បន្ទាប់'],
  pause: ['Pause', 'ផ្អាក'],
  play: ['Play', 'ចាប់ផ្តើម'],
});
