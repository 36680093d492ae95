import { labelSet } from '../label-set.ts';
import { printSizes } from '../mail/proof-words.ts';

/** What customers sent for printing, on the page of their order. */
export const officePrintLabels = labelSet(6382, {
  ask: ['Ask for artwork', 'ស្នើសុំឯកសាររចនា'],
  addLogo: ['Add logo', 'បន្ថែមឡូហ្គោ'],
  replaceLogo: ['Replace logo', 'ប្តូរឡូហ្គោ'],
  addText: ['Add text', 'បន្ថែមអត្ថបទ'],
  changeText: ['Change text', 'កែអត្ថបទ'],
  addNames: ['Add names', 'បន្ថែមឈ្មោះ'],
  changeNames: ['Change names', 'កែឈ្មោះ'],
  describe: ['Describe drawing', 'ពណ៌នារូបត្រូវគូរ'],
  addSketch: ['Add sketch', 'បន្ថែមរូបព្រាង'],
  addOf: ['{what}: {place}, {name}', '{what}៖ {place} {name}'],
  addHint: [
    'As if the customer had sent it on the page of the order. The customer gets an email and can replace it.',
    'ដូចអតិថិជនផ្ញើនៅទំព័របញ្ជាទិញដែរ។ អតិថិជនទទួលអ៊ីមែល ហើយអាចប្តូរវា។',
  ],
  chooseFile: ['Choose file or take picture', 'ជ្រើសឯកសារ ឬថតរូប'],
  noFile: ['Choose a file.', 'សូមជ្រើសឯកសារ។'],
  theText: ['Text', 'អត្ថបទ'],
  theNames: ['Names, one per line', 'ឈ្មោះ មួយជួរ មួយឈ្មោះ'],
  added: ['Added. Email queued.', 'បានបន្ថែម។ អ៊ីមែលកំពុងរង់ចាំផ្ញើ។'],
  queued: ['Email queued.', 'អ៊ីមែលកំពុងរង់ចាំផ្ញើ។'],
  noLogo: ['No logo yet', 'មិនទាន់មានឡូហ្គោ'],
  noText: ['No text yet', 'មិនទាន់មានអត្ថបទ'],
  draw: ['To draw:', 'ត្រូវគូរ៖'],
  names: ['Names: {n} of {pieces}', 'ឈ្មោះ៖ {n} ក្នុងចំណោម {pieces}'],
  download: ['Download artwork: {name}', 'ទាញយកឯកសាររចនា៖ {name}'],
  picture: ['Artwork: {name}', 'ឯកសាររចនា៖ {name}'],
  toPrint: ['What to print', 'អ្វីដែលត្រូវបោះពុម្ព'],
  ...printSizes,
  noProof: ['No proof shows this print.', 'គ្មានគំរូរចនាដែលបង្ហាញការបោះពុម្ពនេះទេ។'],
  onThing: ['On the item: {name}', 'លើទំនិញ៖ {name}'],
  placed: ['{width} mm wide, turned {turn}°', 'ទទឹង {width} ម.ម បង្វិល {turn}°'],
  refused: [
    'The virus scanner refused the file. It was deleted, and we asked the customer for another.',
    'កម្មវិធីស្កេនមេរោគបានបដិសេធឯកសារ។ យើងបានលុបឯកសារ ហើយបានសុំឯកសារថ្មីពីអតិថិជន។',
  ],
  notScanned: ['Not scanned for viruses', 'មិនទាន់ស្កេនរកមេរោគ'],
});
