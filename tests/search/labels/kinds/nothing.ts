import { en, km } from '../labelled.ts';

const queries = (make: typeof en, texts: string) => texts.split(',').map((text) => make(text.trim()));

/** Letters that mean nothing in either language. */
export const meaningless = [
  ...queries(
    en,
    'fihju, qwlp, zorvath, blemqi, tujkwa, gnofri, hapliz, vokmer, dwexi, sroopf, meklunt, jubbex, thraqo',
  ),
  ...queries(en, 'pilkrude, nufwas, kowjit, ruzpen, bilmoka, ghuze, womflet, xaitol'),
  ...queries(km, 'ហខគឌ, ដឃឈណផ, ឋឍញឆ, ឡឃធភ, ណឆឈហ, ផឃឋគេ, ឈឍុឡ, ឃឋូណ, ថឌ៍ឆ, ឱឃឡឈ'),
];

/** Goods that the demo shop doesn't sell and has nothing like. */
export const foreignGoods = [
  ...queries(
    en,
    'iphone 15, running shoes, baby stroller, cat food, washing machine, hammer, flat screen tv, sugar',
  ),
  ...queries(
    en,
    'fishing rod, bicycle pump, wedding dress, garden chair, rice, coconut oil, lipstick, blender',
  ),
  ...queries(
    en,
    'gold necklace, toy car, hair dryer, eye glasses, cement, football boots, sofa, guitar strings',
  ),
  ...queries(km, 'ទូរស័ព្ទដៃ, ស្បែកជើង, ម៉ូតូ, ម៉ាស៊ីនត្រជាក់, អង្ករ, ទឹកដោះគោ, ខោខូវប៊យ, កង់, ថ្នាំពេទ្យ'),
  ...queries(km, 'ចិញ្ចៀនពេជ្រ, ឆ្នាំងបាយ, ស្ករស, កៅអី, តុ, សាប៊ូបោកខោអាវ'),
];
