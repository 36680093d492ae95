import { labelSet } from '../label-set.ts';

/** By when an order should be with its customer, as they were told. */
export const officePromiseLabels = labelSet(4100, {
  promised: ['Promised', 'បានសន្យា'],
  today: ['today', 'ថ្ងៃនេះ'],
  tomorrow: ['tomorrow', 'ថ្ងៃស្អែក'],
  isLate: ['late: {day}', 'យឺត៖ {day}'],
  none: ['no day said', 'មិនបានប្រាប់ថ្ងៃ'],
  late: ['Promised earlier, and not sent yet', 'ហួសថ្ងៃសន្យា មិនទាន់ផ្ញើ'],
  forToday: ['Promised for today', 'សន្យាសម្រាប់ថ្ងៃនេះ'],
  forTomorrow: ['Promised for tomorrow', 'សន្យាសម្រាប់ថ្ងៃស្អែក'],
  forNoDay: ['No day promised', 'មិនបានសន្យាថ្ងៃ'],
});
