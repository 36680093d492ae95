import { searchMinLength } from '../constants.ts';
import { form } from './field-rules.ts';

export const searchForm = form({ SearchTerm: { label: 'searchText', min: searchMinLength } });
