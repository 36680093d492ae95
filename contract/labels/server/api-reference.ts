import { labelSet } from '../label-set.ts';

/** Texts around the API reference. The reference itself is in English. */
export const apiReferenceLabels = labelSet(127, {
  title: ['API reference', 'ឯកសារយោង API'],
  search: ['Search (Ctrl K)', 'ស្វែងរក'],
  noResults: ['No results.', 'រកមិនឃើញទេ។'],
  found: ['Results: {n}', 'លទ្ធផល៖ {n}'],
  contents: ['Contents', 'មាតិកា'],
  toGuide: ['Guide', 'ការណែនាំ'],
  toConcepts: ['Concepts', 'គំនិតសំខាន់ៗ'],
  forTools: ['For tools (OpenAPI)', 'សម្រាប់កម្មវិធី (OpenAPI)'],
  inEnglish: ['The reference is in English.', 'ឯកសារនេះសរសេរជាភាសាអង់គ្លេស។'],
  otherLanguage: ['ខ្មែរ', 'English'],
  request: ['Request', 'សំណើ'],
  response: ['Response', 'ចម្លើយ'],
  refusals: ['Refusals', 'ការបដិសេធ'],
  example: ['Example', 'ឧទាហរណ៍'],
  required: ['required', 'ចាំបាច់'],
  copy: ['Copy', 'ចម្លង'],
  copied: ['Copied', 'បានចម្លង'],
  loginNeeded: ['Requires a login.', 'ត្រូវចូលគណនី។'],
  noLogin: ['No login required.', 'មិនចាំបាច់ចូលគណនី។'],
});
