import { labelSet } from '../label-set.ts';

/** What a customer sends for printing, on the page of their order. */
export const orderPrintLabels = labelSet(6380, {
  title: ['Your logo and texts', 'ឡូហ្គោ និងអត្ថបទរបស់អ្នក'],
  until: [
    'You can send or replace them until we begin to make your order.',
    'អ្នកអាចផ្ញើ ឬប្តូរ រហូតដល់យើងចាប់ផ្តើមធ្វើការបញ្ជាទិញរបស់អ្នក។',
  ],
  sendLogo: ['Send your logo', 'ផ្ញើឡូហ្គោរបស់អ្នក'],
  replace: ['Replace file', 'ប្តូរឯកសារ'],
  formats: ['PDF, AI, SVG, PNG or JPEG, up to {n} MB', 'PDF, AI, SVG, PNG ឬ JPEG មិនលើស {n} MB'],
  tooLarge: [
    'The file is larger than {n} MB. Send a smaller one.',
    'ឯកសារនេះធំជាង {n} MB។ សូមផ្ញើឯកសារតូចជាងនេះ។',
  ],
  uploading: ['Uploading: {done} of {total} MB', 'កំពុងផ្ញើ៖ {done} ក្នុង {total} MB'],
  checking: ['Checking the file', 'កំពុងពិនិត្យឯកសារ'],
  waiting: [
    'No connection. The upload continues as soon as you’re online.',
    'គ្មានអ៊ីនធឺណិត។ ការផ្ញើនឹងបន្តពេលមានអ៊ីនធឺណិតវិញ។',
  ],
  stop: ['Stop', 'បញ្ឈប់'],
  received: ['Logo received', 'បានទទួលឡូហ្គោហើយ'],
  picture: ['Your file: {name}', 'ឯកសាររបស់អ្នក៖ {name}'],
  noLogo: ['No logo yet', 'មិនទាន់មានឡូហ្គោទេ'],
  text: ['Text to print: {name}', 'អត្ថបទសម្រាប់បោះពុម្ព៖ {name}'],
  textHint: ['We print it exactly as you write it.', 'យើងបោះពុម្ពដូចដែលអ្នកសរសេរ។'],
  save: ['Save text', 'រក្សាទុកអត្ថបទ'],
  saved: ['Text saved', 'បានរក្សាទុកអត្ថបទហើយ'],
  noText: ['No text yet', 'មិនទាន់មានអត្ថបទទេ'],
});
