import { labelSet } from '../label-set.ts';

/** The secret of an endpoint, tests, and what was sent to it. */
export const officeWebhookLabels = labelSet(6503, {
  secret: ['Signing secret', 'សោហត្ថលេខា'],
  secretHint: [
    'Receivers verify events with this secret. No events are sent without one.',
    'អ្នកទទួលប្រើសោនេះពិនិត្យថាព្រឹត្តិការណ៍មកពីអ្នកពិត។ យើងមិនផ្ញើអ្វីទេ មុនពេលមានសោ។',
  ],
  noSecret: ['Secret missing', 'មិនទាន់មានសោ'],
  createSecret: ['Create secret', 'បង្កើតសោ'],
  rotateSecret: ['Replace secret', 'ប្តូរសោ'],
  rotateSure: [
    'Replace the secret? The receiver needs the new one within a day.',
    'ប្តូរសោមែនទេ? អ្នកទទួលត្រូវការសោថ្មីក្នុងរយៈពេលមួយថ្ងៃ។',
  ],
  rotateHint: [
    'After you replace it, the earlier secret stays valid for a day, so that you have time to enter the new one.',
    'ក្រោយពេលប្តូរ សោចាស់នៅប្រើបានមួយថ្ងៃទៀត ដើម្បីឱ្យអ្នកមានពេលបញ្ចូលសោថ្មី។',
  ],
  secretOnce: ['Copy it now. We won’t show it again.', 'សូមចម្លងវាឥឡូវនេះ។ យើងនឹងមិនបង្ហាញម្តងទៀតទេ។'],
  test: ['Test', 'សាកល្បង'],
  testHint: [
    'Sends an event without content. The result appears in the deliveries.',
    'ផ្ញើព្រឹត្តិការណ៍គ្មានខ្លឹមសារ។ លទ្ធផលបង្ហាញក្នុងបញ្ជីនៃការបញ្ជូន។',
  ],
  testHintDemo: [
    'Sends an event with example data; “test” has none. The result appears in the deliveries.',
    'ផ្ញើព្រឹត្តិការណ៍ដែលមានទិន្នន័យគំរូ។ «test» គ្មានទិន្នន័យទេ។ លទ្ធផលបង្ហាញក្នុងបញ្ជីនៃការបញ្ជូន។',
  ],
  testEvent: ['Event', 'ព្រឹត្តិការណ៍'],
  sendTest: ['Send test event', 'ផ្ញើព្រឹត្តិការណ៍សាកល្បង'],
  testAsked: ['The test event is on its way.', 'កំពុងផ្ញើព្រឹត្តិការណ៍សាកល្បង។'],
  seeDeliveries: ['See deliveries', 'មើលការបញ្ជូន'],
  sendAgain: ['Send again', 'ផ្ញើម្តងទៀត'],
  sentAgain: ['It will be sent again now.', 'នឹងផ្ញើម្តងទៀតឥឡូវនេះ។'],
  payload: ['Content', 'ខ្លឹមសារ'],
  response: ['Answer', 'ចម្លើយ'],
  noResponse: ['No answer.', 'គ្មានចម្លើយ។'],
});
