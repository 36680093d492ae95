import { labelSet } from '../label-set.ts';

/** What happens when a way to pay is chosen, step by step (storefront/pages/checkout/form/way-steps.tsx). */
export const paymentStepsLabels = labelSet(155, {
  order: ['Order', 'បញ្ជាទិញ'],
  done: ['Done', 'រួចរាល់'],
  openApp: ['Open the app', 'បើកកម្មវិធីធនាគារ'],
  scan: ['Scan', 'ស្កេន'],
  fillCard: ['Fill in the card', 'បំពេញព័ត៌មានកាត'],
  agree: ['Agree in the wallet', 'យល់ព្រមក្នុងកាបូប'],
  transfer: ['Transfer', 'ផ្ទេរប្រាក់'],
  sendSlip: ['Send the slip', 'ផ្ញើបង្កាន់ដៃ'],
  receive: ['Receive it', 'ទទួលទំនិញ'],
  payCash: ['Pay in cash', 'បង់ប្រាក់'],
});
