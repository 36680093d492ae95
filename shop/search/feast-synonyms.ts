import type { SynonymGroup } from './synonyms.ts';

const inList = (list: string): string[] => list.split(/,\s*/u);
/** Makes a group of lists separated by commas: what people call it, and what suits it. */
export const feast = (words: string, suiting: string): SynonymGroup => ({
  words: inList(words),
  narrower: inList(suiting),
});

/**
 * Festivals and occasions in both languages, and what suits them: tags, names and full names of categories. Empty boxes
 * and bags suit no person.
 */
export const feastSynonyms: readonly SynonymGroup[] = [
  feast(
    'new year, khmer new year, songkran, ចូលឆ្នាំខ្មែរ, ថ្ងៃចូលឆ្នាំ, ថ្ងៃចូលឆ្នាំខ្មែរ, ថ្ងៃបុណ្យចូលឆ្នាំ, សង្ក្រាន្ត, មហាសង្ក្រាន្ត, ឆ្នាំថ្មី',
    'ចូលឆ្នាំ',
  ),
  feast('chinese new year, lunar new year, ចូលឆ្នាំចិន, ចិនចូលឆ្នាំ, តេត', 'new year, ចូលឆ្នាំ'),
  feast(
    'pchum ben, phchum ben, pchum, ភ្ជុំបិណ្ឌ, បុណ្យភ្ជុំ, ភ្ជុំ, កាន់បិណ្ឌ',
    'silver bowl, basket, candle, towel, kampot pepper',
  ),
  feast(
    'water festival, bon om touk, om touk, បុណ្យអុំទូក, អុំទូក, បុណ្យទឹក',
    't-shirt, cap, umbrella, krama, drawstring bag',
  ),
  feast('kathen, kathin, kathina, កឋិន, បុណ្យកឋិន, បុណ្យកឋិនទាន', 'silver bowl, towel, umbrella, basket'),
  feast(
    'house blessing, house warming, new house, new home, ឡើងផ្ទះថ្មី, ឡើងផ្ទះ, ចូលផ្ទះថ្មី, ផ្លាស់ផ្ទះ, ឡើងគេហដ្ឋាន, ផ្ទះថ្មី',
    'housewarming, wall clock, vase, serving tray, photo frame',
  ),
  feast('marry, getting married, engagement, ពិធីមង្គលការ, ភ្ជាប់ពាក្យ', 'wedding'),
  feast(
    `valentine, valentines, valentine day, love, anniversary, វ៉ាឡង់ទីន, បុណ្យសង្សារ,
    ថ្ងៃនៃក្តីស្រលាញ់`,
    `scented candle, photo frame, wine glass, ceramic mug, earphone, speaker, palm leaf box, vase,
    cushion`,
  ),
  feast(
    'girlfriend, gf, fiancee, សង្សារ, មិត្តស្រី, សង្សារស្រី, songsa, songsar',
    'scented candle, photo frame, palm leaf box, cushion, vase, krama, ceramic mug, earphone',
  ),
  feast(
    `women day, womens day, mother day, mothers day, ទិវានារី, ទិវាស្ត្រី, ថ្ងៃនារី, ទិវាម្តាយ,
    បុណ្យនារី, mother, mom, mum, mommy, mummy, mama, wife, wifey, ម្តាយ, ម៉ាក់, ប្រពន្ធ, parent, mother in law, family,
    ឪពុកម្តាយ, គ្រួសារ, 8 march, march 8, 8 មីនា, ម៉ែ, អ្នកម្តាយ, mak, mae, propon, prapon`,
    'scented candle, krama, cushion, vase, photo frame, palm leaf box, silver bowl, ceramic mug set',
  ),
  feast(
    'father, dad, daddy, father in law, father day, fathers day, ឪពុក, ប៉ា, ទិវាឪពុក, លោកឪពុក, pa, papa',
    `metal pen, wall clock, power bank, tumbler, speaker, insulated bottle, usb drive, wine glass, krama gift set,
    tech gifts, cap`,
  ),
  feast(
    'boss, manager, director, supervisor, team leader, chief, ceo, ប្រធាន, ថៅកែ, ចៅហ្វាយ, នាយក, បងធំ, អ្នកគ្រប់គ្រង, មេ, thaoke, thavke, bong thom, nayok, lok nayok, pro thean',
    `metal pen, crystal award, power bank, speaker, usb drive, wireless charger, wine glass, serving tray, notebook and pen
    set, silver bowl, krama gift set, insulated bottle, tumbler`,
  ),
  feast(
    'teacher, kru, lokru, nekru, teacher day, teachers day, គ្រូ, លោកគ្រូ, អ្នកគ្រូ, ទិវាគ្រូ, ទិវាគ្រូបង្រៀន, ថ្ងៃគ្រូ, neak kru, lok kru, professor, tutor, coach',
    'metal pen, notebook and pen set, hardcover notebook, desk calendar, ballpoint pen',
  ),
  feast(
    'birthday, bday, birth day, ខួបកំណើត, ថ្ងៃកំណើត, បុណ្យកំណើត, ខួប, happy birthday',
    `ceramic mug, scented candle, photo frame, speaker, earphone, wine glass, metal pen, power bank,
    krama gift set, notebook and pen set, gift box with ribbon, scented candle trio`,
  ),
  feast(
    `award ceremony, awards ceremony, prize giving, graduation ceremony, ពិធីប្រគល់រង្វាន់,
    ប្រគល់រង្វាន់, ពិធីចែករង្វាន់, ចែករង្វាន់, ពិធីប្រគល់សញ្ញាបត្រ, ទទួលសញ្ញាបត្រ`,
    'trophy, medal, award, plaque',
  ),
  feast(
    `sport day, tournament, marathon, fun run, competition, championship, ថ្ងៃកីឡា, ការប្រកួត,
    ប្រកួតកីឡា, រត់ប្រណាំង, ម៉ារ៉ាតុង, ទិវាកីឡា`,
    'trophy, medal, drawstring bag',
  ),
  feast(
    `new employee, new staff, new hire, new colleague, onboarding, first day at work, បុគ្គលិកថ្មី,
    ចូលធ្វើការថ្មី, ស្វាគមន៍បុគ្គលិក, ឈុតបុគ្គលិកថ្មី`,
    'welcome gift set, notebook and pen, name badge',
  ),
  feast(
    'welcome kit, welcome pack, welcome set, starter kit, ឈុតស្វាគមន៍, កញ្ចប់ស្វាគមន៍, កាដូស្វាគមន៍',
    'welcome gift set, notebook and pen set',
  ),
];
