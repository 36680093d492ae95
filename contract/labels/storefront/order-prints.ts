import { labelSet } from '../label-set.ts';

/** What a customer sends for printing, before and after ordering. */
export const orderPrintLabels = labelSet(6380, {
  title: ['Your logo and texts', 'ឡូហ្គោ និងអត្ថបទរបស់អ្នក'],
  missingTitle: ['Please send what we print', 'សូមផ្ញើអ្វីដែលត្រូវបោះពុម្ព'],
  refusedTitle: ['Please send another file', 'សូមផ្ញើឯកសារផ្សេង'],
  missing: ['We can’t start printing without it.', 'យើងមិនអាចចាប់ផ្តើមបោះពុម្ពដោយគ្មានវាទេ។'],
  sendMissing: ['Send logo or text', 'ផ្ញើឡូហ្គោ ឬអត្ថបទ'],
  until: [
    'You can send or replace them until we begin to make your order.',
    'អ្នកអាចផ្ញើ ឬប្តូរ រហូតដល់យើងចាប់ផ្តើមធ្វើការបញ្ជាទិញរបស់អ្នក។',
  ],
  sendLogo: ['Send your logo', 'ផ្ញើឡូហ្គោរបស់អ្នក'],
  replace: ['Replace file', 'ប្តូរឯកសារ'],
  formats: ['PDF, AI, SVG, PNG, JPEG or WebP, up to {n} MB', 'PDF, AI, SVG, PNG, JPEG ឬ WebP មិនលើស {n} MB'],
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
  tooFast: [
    'Too many files and texts at once. We’ll try again in {n} seconds.',
    'ឯកសារ និងអត្ថបទច្រើនពេកក្នុងពេលតែមួយ។ យើងនឹងព្យាយាមម្តងទៀតក្នុង {n} វិនាទី។',
  ],
  stop: ['Stop', 'បញ្ឈប់'],
  infected: [
    'Our virus scanner refused your file. Please send another one.',
    'កម្មវិធីស្កេនមេរោគរបស់យើងបានបដិសេធឯកសាររបស់អ្នក។ សូមផ្ញើឯកសារផ្សេង។',
  ],
  received: ['Logo received', 'បានទទួលឡូហ្គោហើយ'],
  picture: ['Your file: {name}', 'ឯកសាររបស់អ្នក៖ {name}'],
  text: ['Text to print: {name}', 'អត្ថបទសម្រាប់បោះពុម្ព៖ {name}'],
  textHint: ['We print it exactly as you write it.', 'យើងបោះពុម្ពដូចដែលអ្នកសរសេរ។'],
  names: ['Names to print: {name}', 'ឈ្មោះសម្រាប់បោះពុម្ព៖ {name}'],
  namesHint: [
    'Write one name a line, or paste a column of a spreadsheet.',
    'សូមសរសេរមួយឈ្មោះក្នុងមួយបន្ទាត់ ឬបិទភ្ជាប់ជួរឈរមួយពីតារាង។',
  ],
  namesCount: ['Names: {n} of {pieces}', 'ឈ្មោះ៖ {n} ក្នុងចំណោម {pieces}'],
  drawing: ['What shall we draw? {name}', 'តើចង់ឱ្យយើងគូរអ្វី? {name}'],
  drawingHint: [
    'Describe it in your own words. You approve the drawing before we print it.',
    'សូមពណ៌នាតាមពាក្យរបស់អ្នក។ អ្នកយល់ព្រមលើរូបគំនូរសិន ទើបយើងបោះពុម្ព។',
  ],
  drawingPrice: ['Drawing it costs {price}, once.', 'ថ្លៃគូរ {price} តែម្តង។'],
  addSketch: ['Add a rough picture', 'បន្ថែមរូបព្រាង'],
  replaceSketch: ['Replace picture', 'ប្តូររូប'],
  sketchHint: [
    'A photo of a sketch on paper is enough: PDF, SVG, PNG, JPEG or WebP, up to {n} MB.',
    'រូបថតនៃគំនូរព្រាងលើក្រដាសក៏បាន៖ PDF, SVG, PNG, JPEG ឬ WebP មិនលើស {n} MB។',
  ],
  sketchReceived: ['Rough picture received', 'បានទទួលរូបព្រាងហើយ'],
  later: ['You can also send it after ordering.', 'អ្នកអាចផ្ញើក្រោយពេលបញ្ជាទិញក៏បាន។'],
  byReply: [
    'Send your logo as a reply to our email, or upload it in your account.',
    'សូមផ្ញើឡូហ្គោដោយឆ្លើយតបអ៊ីមែលរបស់យើង ឬផ្ញើក្នុងគណនីរបស់អ្នក។',
  ],
  replaceByReply: [
    'To replace it, send the new file as a reply to our email, or upload it in your account.',
    'បើចង់ប្តូរ សូមផ្ញើឯកសារថ្មីដោយឆ្លើយតបអ៊ីមែលរបស់យើង ឬផ្ញើក្នុងគណនីរបស់អ្នក។',
  ],
  inAccount: ['Open your account', 'បើកគណនីរបស់អ្នក'],
  useAgain: ['Use an earlier file', 'ប្រើឯកសារពីមុន'],
  noEarlier: ['You haven’t sent any files yet.', 'អ្នកមិនទាន់បានផ្ញើឯកសារទេ។'],
  save: ['Save text', 'រក្សាទុកអត្ថបទ'],
  saved: ['Text saved', 'បានរក្សាទុកអត្ថបទហើយ'],
  unknownType: [
    'We can’t open this file. Send a PDF, SVG, PNG, JPEG or WebP.',
    'យើងបើកឯកសារនេះមិនបានទេ។ សូមផ្ញើជា PDF, SVG, PNG, JPEG ឬ WebP។',
  ],
  heicFormat: [
    'We can’t open {format} files. Save this one as JPEG, then send it again. For new photos on an iPhone, choose Settings › Camera › Formats › Most Compatible.',
    'យើងបើកឯកសារ {format} មិនបានទេ។ សូមរក្សាទុករូបនេះជា JPEG រួចផ្ញើម្តងទៀត។ សម្រាប់រូបថតថ្មីនៅលើ iPhone សូមជ្រើសរើស Settings › Camera › Formats › Most Compatible។',
  ],
  pictureFormat: [
    'We can’t open {format} files. Save it as PNG or JPEG, then send it again.',
    'យើងបើកឯកសារ {format} មិនបានទេ។ សូមរក្សាទុកជា PNG ឬ JPEG រួចផ្ញើម្តងទៀត។',
  ],
  drawingFormat: [
    'We can’t open {format} files. Save it as PDF or SVG, then send it again.',
    'យើងបើកឯកសារ {format} មិនបានទេ។ សូមរក្សាទុកជា PDF ឬ SVG រួចផ្ញើម្តងទៀត។',
  ],
  documentFormat: [
    'We can’t print {format} files. Save it as PDF, then send it again.',
    'យើងបោះពុម្ពឯកសារ {format} មិនបានទេ។ សូមរក្សាទុកជា PDF រួចផ្ញើម្តងទៀត។',
  ],
  archiveFormat: [
    'This is an archive ({format}). Unpack it, then send the file to print.',
    'នេះជាឯកសារបង្រួម ({format})។ សូមពន្លាវា រួចផ្ញើឯកសារដែលត្រូវបោះពុម្ព។',
  ],
  otherFormat: [
    'We can’t print {format} files. Send your logo as a PDF, SVG, PNG, JPEG or WebP.',
    'យើងបោះពុម្ពឯកសារ {format} មិនបានទេ។ សូមផ្ញើឡូហ្គោជា PDF, SVG, PNG, JPEG ឬ WebP។',
  ],
  aiWithoutPdf: [
    'This AI file has no PDF inside. Save it again with “Create PDF Compatible File”.',
    'ឯកសារ AI នេះគ្មាន PDF នៅខាងក្នុងទេ។ សូមរក្សាទុកម្តងទៀត ដោយគូស «Create PDF Compatible File»។',
  ],
  locked: [
    'This PDF is locked with a password. Save it without one, then send it again.',
    'PDF នេះត្រូវការពាក្យសម្ងាត់។ សូមរក្សាទុកដោយគ្មានពាក្យសម្ងាត់ រួចផ្ញើម្តងទៀត។',
  ],
  script: [
    'This file contains code, such as a script, so we can’t accept it. Save it as PNG, or as plain SVG or PDF.',
    'ឯកសារនេះមានកូដ ដូច្នេះយើងទទួលមិនបានទេ។ សូមរក្សាទុកជា PNG ឬជា SVG ឬ PDF ដែលគ្មានកូដ។',
  ],
  tooManyPixels: [
    'This picture is larger than 100 megapixels. Make it smaller, then send it again.',
    'រូបភាពនេះធំជាង 100 លានភីកសែល។ សូមបង្រួមវា រួចផ្ញើម្តងទៀត។',
  ],
  tooSlow: [
    'This file needs too much time or memory to open. Make it simpler or smaller, then send it again.',
    'ការបើកឯកសារនេះត្រូវការពេល ឬអង្គចងចាំច្រើនពេក។ សូមធ្វើឱ្យវាសាមញ្ញ ឬតូចជាងនេះ រួចផ្ញើម្តងទៀត។',
  ],
  unreadable: [
    'This file is damaged or incomplete. Please save it again or send another one.',
    'ឯកសារនេះខូច ឬមិនពេញលេញ។ សូមរក្សាទុកម្តងទៀត ឬផ្ញើឯកសារផ្សេង។',
  ],
  started: [
    'We already began to make this order. Please call us for changes.',
    'យើងបានចាប់ផ្តើមធ្វើការបញ្ជាទិញនេះហើយ។ សូមទូរសព្ទមកយើង បើចង់កែ។',
  ],
  full: [
    'Your account has no room for more files. Use one that you sent before, or write to us.',
    'គណនីរបស់អ្នកគ្មានកន្លែងសម្រាប់ឯកសារថែមទៀតទេ។ សូមប្រើឯកសារដែលបានផ្ញើពីមុន ឬសរសេរមកយើង។',
  ],
  dayFull: [
    'That’s all the files and texts we take in a day from one person or network. You can send more from {when} (our time). Or order now, and send them from your order’s page or to {contact}.',
    'ក្នុងមួយថ្ងៃ យើងទទួលឯកសារ និងអត្ថបទពីម្នាក់ ឬពីបណ្តាញមួយបានត្រឹមចំនួនកំណត់។ អ្នកអាចផ្ញើថែមទៀតចាប់ពី {when} (ម៉ោងរបស់ហាង)។ ឬបញ្ជាទិញឥឡូវ រួចផ្ញើតាមទំព័រនៃការបញ្ជាទិញរបស់អ្នក ឬទៅ {contact}។',
  ],
  dayFullOrdered: [
    'That’s all the files and texts we take in a day from one person or network. You can send more from {when} (our time), or now to {contact}.',
    'ក្នុងមួយថ្ងៃ យើងទទួលឯកសារ និងអត្ថបទពីម្នាក់ ឬពីបណ្តាញមួយបានត្រឹមចំនួនកំណត់។ អ្នកអាចផ្ញើថែមទៀតចាប់ពី {when} (ម៉ោងរបស់ហាង) ឬផ្ញើឥឡូវទៅ {contact}។',
  ],
  longName: [
    'The text is too long. Names have up to 60 letters, one name a line.',
    'អត្ថបទវែងពេក។ ឈ្មោះមិនលើស 60 តួអក្សរ មួយឈ្មោះក្នុងមួយបន្ទាត់។',
  ],
  longFileName: [
    'The file’s name is longer than 200 characters. Rename it, then send it again.',
    'ឈ្មោះឯកសារវែងជាង 200 តួអក្សរ។ សូមប្តូរឈ្មោះ រួចផ្ញើម្តងទៀត។',
  ],
  over: ['The upload has expired. Please send the file again.', 'ការផ្ញើឯកសារផុតកំណត់ហើយ។ សូមផ្ញើឯកសារម្តងទៀត។'],
});
