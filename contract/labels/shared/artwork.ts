import { labelSet } from '../label-set.ts';

/** What is good about a file for printing, and what may print badly. Staff see the same sentences. */
export const artworkLabels = labelSet(6381, {
  vector: ['Vector file: sharp at any size', 'ឯកសារវ៉ិចទ័រ៖ ច្បាស់គ្រប់ទំហំ'],
  sharp: ['Sharp up to {mm} mm wide', 'ច្បាស់រហូតដល់ទទឹង {mm} ម.ម'],
  colors: ['Colors: {n}', 'ពណ៌៖ {n}'],
  small: [
    'The picture is small. Wider than {mm} mm, its edges will look soft. Send a larger one, or a PDF or SVG.',
    'រូបនេះតូច។ បើបោះពុម្ពលើសទទឹង {mm} ម.ម គែមនឹងព្រាល។ សូមផ្ញើរូបធំជាងនេះ ឬ PDF ឬ SVG។',
  ],
  tooWide: [
    'At {width} mm wide, its edges will look soft. Make it {mm} mm or smaller, or send a larger picture, PDF or SVG.',
    'បើទទឹង {width} ម.ម គែមនឹងព្រាល។ សូមបង្រួមមកត្រឹម {mm} ម.ម ឬតូចជាងនេះ ឬផ្ញើរូបធំជាងនេះ ឬ PDF ឬ SVG។',
  ],
  thinLines: [
    'At {width} mm wide, the thinnest lines are {mm} mm and may break in print. Make them {min} mm or thicker.',
    'បើទទឹង {width} ម.ម បន្ទាត់ស្តើងបំផុតមាន {mm} ម.ម ហើយអាចដាច់ពេលបោះពុម្ព។ សូមធ្វើឱ្យក្រាស់យ៉ាងតិច {min} ម.ម។',
  ],
  tooManyColors: [
    'The file has {n} colors and this print has {max}. Choose a print with more colors, or send a file with fewer.',
    'ឯកសារមាន {n} ពណ៌ តែការបោះពុម្ពនេះបានតែ {max} ពណ៌។ សូមជ្រើសរើសការបោះពុម្ពដែលបានពណ៌ច្រើនជាង ឬផ្ញើឯកសារដែលមានពណ៌តិចជាង។',
  ],
  whiteBackground: [
    'The logo has a white background, which will print on colored items. Send it as a PNG without a background.',
    'ឡូហ្គោមានផ្ទៃខាងក្រោយពណ៌ស ដែលនឹងបោះពុម្ពជាប់លើទំនិញពណ៌។ សូមផ្ញើជា PNG គ្មានផ្ទៃខាងក្រោយ។',
  ],
  shades: [
    'The file has shades. One-color print and engraving show them as one color.',
    'ឯកសារមានពណ៌ដិតស្រាលខុសគ្នា។ ការបោះពុម្ព 1 ពណ៌ និងការឆ្លាក់ បង្ហាញជាពណ៌តែមួយ។',
  ],
  fonts: [
    'The file needs fonts that it doesn’t contain: {names}. Convert text to outlines, then send it again.',
    'ឯកសារនេះត្រូវការពុម្ពអក្សរដែលមិនបានភ្ជាប់មក៖ {names}។ សូមប្តូរអក្សរជាបន្ទាត់ (outlines) រួចផ្ញើម្តងទៀត។',
  ],
  blank: [
    'We see nothing on this file. If your logo is white, send it as a PNG or SVG without a background. Otherwise send another file.',
    'យើងមើលមិនឃើញអ្វីក្នុងឯកសារនេះទេ។ បើឡូហ្គោពណ៌ស សូមផ្ញើជា PNG ឬ SVG គ្មានផ្ទៃខាងក្រោយ។ បើមិនដូច្នេះទេ សូមផ្ញើឯកសារផ្សេង។',
  ],
  pages: [
    'The file has {n} pages or pictures. We print the first one.',
    'ឯកសារមានទំព័រ ឬរូប {n}។ យើងបោះពុម្ពតែទីមួយ។',
  ],
});
