import { labelSet } from '../label-set.ts';

/** Promised delivery dates of orders. */
export const officePromiseLabels = labelSet(4100, {
  promised: ['Promised delivery', 'បានសន្យា'],
  promisedPickUp: ['Promised pick-up', 'សន្យាឱ្យមកយក'],
  today: ['today', 'ថ្ងៃនេះ'],
  tomorrow: ['tomorrow', 'ថ្ងៃស្អែក'],
  ifApproved: ['{day} if approved by {by}', '{day} បើអតិថិជនយល់ព្រមត្រឹម {by}'],
  isLate: ['was promised {day}', 'យឺត៖ {day}'],
  awaited: ['Awaits stock, {day}', 'រង់ចាំទំនិញ {day}'],
  awaitedItem: ['Awaits {n} × {name}, {day}', 'រង់ចាំ {n} × {name} {day}'],
  arrived: ['Stock has arrived', 'ទំនិញមកដល់ហើយ'],
  none: ['no date promised', 'មិនបានប្រាប់ថ្ងៃ'],
  late: ['Overdue, not shipped yet', 'ហួសថ្ងៃសន្យា មិនទាន់ផ្ញើ'],
  forToday: ['Promised for today', 'សន្យាសម្រាប់ថ្ងៃនេះ'],
  forTomorrow: ['Promised for tomorrow', 'សន្យាសម្រាប់ថ្ងៃស្អែក'],
  forNoDay: ['No promised date', 'មិនបានសន្យាថ្ងៃ'],
});
