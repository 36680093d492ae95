import { labelSet } from '../label-set.ts';

export const ladderLabels = labelSet(6270, {
  ladder: ['Price by quantity', 'តម្លៃតាមចំនួន'],
  from: ['From {n}', 'ចាប់ពី {n}'],
  now: ['Your price now', 'តម្លៃឥឡូវនេះ'],
  total: ['{n} pieces: {total}', 'ចំនួន {n} តម្លៃសរុប {total}'],
  takeMore: ['Order {n} more and save {amount}.', 'យក {n} ទៀត អ្នកសន្សំបាន {amount}។'],
  changeTo: ['Change to {n}', 'ប្តូរជា {n}'],
  minimumFee: ['Fewer than {n}: {amount} more', 'តិចជាង {n} បន្ថែម {amount}'],
  minimum: ['Minimum {n} per order', 'បញ្ជាទិញម្តងយ៉ាងតិច {n}'],
});
