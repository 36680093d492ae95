import type { KhmerOf } from './label-set.ts';
import type { bannerSliderLabels } from './banner-slider.ts';

export const bannerSliderKhmer: KhmerOf<typeof bannerSliderLabels> = {
  highlights: 'ចំណុចលេចធ្លោ',
  carousel: 'ផ្ទាំងបង្វិល',
  slide: 'ផ្ទាំង',
  slideOf: 'ផ្ទាំងទី {n} ក្នុងចំណោម {total}',
  previous: 'មុន',
  next: 'បន្ទាប់',
  pause: 'ផ្អាក',
  play: 'ចាប់ផ្តើម',
};
