import { labelSet } from './label-set.ts';

export const filterOptionsLabels = labelSet(83, {
  filter: 'Filter',
  filterAndSort: 'Filter and sort',
  layout: 'Layout',
  twoColumns: 'Two columns',
  threeColumns: 'Three columns',
  fourColumns: 'Four columns',
  rows: 'Rows',
  show: 'Show',
  sort: 'Sort',
  featured: 'Featured',
  // For people; on the wire these are 'Price ASC' and 'Price DESC' (specification §9).
  priceAscending: 'Price: low to high',
  priceDescending: 'Price: high to low',
  dateAscending: 'Date Ascending',
  dateDescending: 'Date Descending',
  chosenFilters: 'Chosen filters',
  removeFilter: 'Remove filter {name}',
});
