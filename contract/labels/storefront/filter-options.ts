import { labelSet } from '../label-set.ts';

export const filterOptionsLabels = labelSet(83, {
  filter: ['Filter', 'តម្រង'],
  filterAndSort: ['Filter and sort', 'តម្រង និងការតម្រៀប'],
  layout: ['Layout', 'ទម្រង់បង្ហាញ'],
  twoColumns: ['Two columns', '2 ជួរឈរ'],
  threeColumns: ['Three columns', '3 ជួរឈរ'],
  fourColumns: ['Four columns', '4 ជួរឈរ'],
  rows: ['Rows', 'ជួរដេក'],
  show: ['Show', 'បង្ហាញ'],
  sort: ['Sort', 'តម្រៀប'],
  featured: ['Featured', 'ណែនាំ'],
  // Texts for display; the API's values are 'Price ASC' and 'Price DESC' (specification §9).
  priceAscending: ['Price: low to high', 'តម្លៃ៖ ទាបទៅខ្ពស់'],
  priceDescending: ['Price: high to low', 'តម្លៃ៖ ខ្ពស់ទៅទាប'],
  dateAscending: ['Date Ascending', 'ចាស់ទៅថ្មី'],
  dateDescending: ['Date Descending', 'ថ្មីទៅចាស់'],
  chosenFilters: ['Active filters', 'តម្រងដែលបានជ្រើសរើស'],
  removeFilter: ['Remove filter {name}', 'ដកតម្រង {name} ចេញ'],
});
