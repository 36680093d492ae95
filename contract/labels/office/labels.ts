import { labelSet } from '../label-set.ts';

/** Interface texts of every screen, and the overrides staff write. */
export const officeLabelsLabels = labelSet(258, {
  findHint: ['Text in English or Khmer, or its key', 'អត្ថបទជាភាសាណាមួយ ឬកូដរបស់វា'],
  screen: ['Screen', 'អេក្រង់'],
  anyScreen: ['All screens', 'គ្រប់អេក្រង់'],
  onlyOwn: ['Edited only', 'តែរបស់ហាង'],
  builtIn: ['Default: {text}', 'តាមប្រព័ន្ធ៖ {text}'],
  byStaff: ['edited', 'របស់ហាង'],
  saved: ['Saved: {key}', 'បានរក្សាទុក៖ {key}'],
  back: ['Reset to default', 'តាមប្រព័ន្ធវិញ'],
  english: ['{key}, English', '{key}, អង់គ្លេស'],
  khmer: ['{key}, Khmer', '{key}, ខ្មែរ'],
});
