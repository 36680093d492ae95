import type { KhmerOf } from './label-set.ts';
import type { orderConfirmLabels } from './order-confirm.ts';

export const orderConfirmKhmer: KhmerOf<typeof orderConfirmLabels> = {
  confirm: 'បញ្ជាក់ការបញ្ជាទិញ',
  ask: 'តើអ្នកបញ្ជាក់ការបញ្ជាទិញ {number} ដែលត្រូវបង់ {total} ពេលទទួលទំនិញ មែនទេ?',
  askRiel: 'តើអ្នកបញ្ជាក់ការបញ្ជាទិញ {number} ដែលត្រូវបង់ {total} ឬ {riel} ពេលទទួលទំនិញ មែនទេ?',
  confirmedHeading: 'បានបញ្ជាក់ការបញ្ជាទិញហើយ',
  confirmed: 'សូមអរគុណ។ អ្នកបានបញ្ជាក់ការបញ្ជាទិញ {number} ហើយ។ អ្នកអាចមើលស្ថានភាពក្នុងប្រវត្តិបញ្ជាទិញ។',
  endedHeading: 'បានបោះបង់ការបញ្ជាទិញហើយ',
  ended: 'គ្មានអ្នកបញ្ជាក់ការបញ្ជាទិញ {number} ទាន់ពេលទេ ដូច្នេះយើងបានបោះបង់ហើយ។ អ្នកអាចបញ្ជាទិញម្តងទៀតបានគ្រប់ពេល។',
  unknown: 'តំណនេះលែងប្រើបានហើយ',
  unknownHint: 'សូមបើកអ៊ីមែលថ្មីបំផុតអំពីការបញ្ជាទិញរបស់អ្នក ឬមើលប្រវត្តិបញ្ជាទិញ។',
  seeOrder: 'មើលការបញ្ជាទិញ',
};
