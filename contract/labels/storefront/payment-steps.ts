import { labelSet } from '../label-set.ts';

/** What happens when a way to pay is chosen, step by step; the dots part them. */
export const paymentStepsLabels = labelSet(155, {
  code: ['Open the app · Scan · Done', 'បើកកម្មវិធីធនាគារ · ស្កេន · រួចរាល់'],
  card: ['Order · Fill in the card · Done', 'បញ្ជាទិញ · បំពេញព័ត៌មានកាត · រួចរាល់'],
  wallet: ['Order · Agree in the wallet · Done', 'បញ្ជាទិញ · យល់ព្រមក្នុងកាបូប · រួចរាល់'],
  transfer: ['Order · Transfer · Send the slip', 'បញ្ជាទិញ · ផ្ទេរប្រាក់ · ផ្ញើបង្កាន់ដៃ'],
  nothing: ['Order · Receive it · Pay in cash', 'បញ្ជាទិញ · ទទួលទំនិញ · បង់ប្រាក់'],
});
