import type { KhmerOf } from './label-set.ts';
import type { filterOptionsLabels } from './filter-options.ts';

export const filterOptionsKhmer: KhmerOf<typeof filterOptionsLabels> = {
  filter: 'តម្រង',
  filterAndSort: 'តម្រង និងការតម្រៀប',
  layout: 'ទម្រង់បង្ហាញ',
  twoColumns: '2 ជួរឈរ',
  threeColumns: '3 ជួរឈរ',
  fourColumns: '4 ជួរឈរ',
  rows: 'ជួរដេក',
  show: 'បង្ហាញ',
  sort: 'តម្រៀប',
  featured: 'ណែនាំ',
  priceAscending: 'តម្លៃ៖ ទាបទៅខ្ពស់',
  priceDescending: 'តម្លៃ៖ ខ្ពស់ទៅទាប',
  dateAscending: 'ចាស់ទៅថ្មី',
  dateDescending: 'ថ្មីទៅចាស់',
  chosenFilters: 'តម្រងដែលបានជ្រើសរើស',
  removeFilter: 'ដកតម្រង {name} ចេញ',
};
