import { feast } from './feast-synonyms.ts';
import type { SynonymGroup } from './synonyms.ts';

/** Makes groups of meanings that words have only beside one for gifts: `wedding` alone also means gift boxes for its guests. */
const gifts = (words: string, suiting: string): SynonymGroup[] =>
  words.split(',').map((word) => feast(`gift for ${word.trim()}`, suiting));

/** Occasions that mean other products when people ask for gifts. See `Synonyms.giftKey`. */
export const giftSynonyms: readonly SynonymGroup[] = [
  ...gifts(
    `wedding, marriage, wedding day, wedding ceremony, wedding couple, wedding party, wedding anniversary, engagement, ការ, មង្គលការ, រៀបការ, អាពាហ៍ពិពាហ៍, ពិធីមង្គលការ, ពិធីរៀបការ, បុណ្យមង្គលការ, ខួបអាពាហ៍ពិពាហ៍, ខួបរៀបការ,
    ភ្ជាប់ពាក្យ, ka, mongkolka, mongkul ka, riep ka, rieb ka, reap ka, riep kar, apea pipea`,
    `wine glass, photo frame, silver bowl, ceramic mug set, serving tray, cushion, palm leaf box, scented candle jar,
    led candle`,
  ),
  ...gifts(
    `wedding guest, for wedding guest, guest wedding, ភ្ញៀវការ, ភ្ញៀវមង្គលការ, ចែកភ្ញៀវ, phnhiev ka`,
    'wedding favour, gift box with ribbon, paper gift bag, scented candle jar, palm leaf box, keyring',
  ),
  ...gifts(
    `office, office staff, company, corporate, business, office worker, company staff, workplace, end of year staff,
    ការិយាល័យ, ក្រុមហ៊ុន, បុគ្គលិកការិយាល័យ, ចុងឆ្នាំបុគ្គលិក, kariyalay, krom hun, kromhun`,
    `welcome gift set, notebook and pen set, metal pen, insulated bottle, power bank, ceramic mug, hardcover notebook, desk calendar,
    wireless charger`,
  ),
  ...gifts(
    `housewarming, house warming, new house, new home, house blessing, moving house, first apartment, ឡើងផ្ទះ, ឡើងផ្ទះថ្មី, ចូលផ្ទះថ្មី, ផ្ទះថ្មី,
    ឡើងគេហដ្ឋាន, បុណ្យឡើងផ្ទះ, laeng phteah, leung phteah, lerng pteah, leng phteah, phteah thmey, chol phteah thmey`,
    `ceramic mug set, wall clock, vase, serving tray, photo frame, scented candle jar, cushion, basket, led candle`,
  ),
  ...gifts(
    `university student, college student, និស្សិត, និស្សិតសាកលវិទ្យាល័យ, nisset`,
    'city backpack, hardcover notebook, notebook and pen set, metal pen, power bank, usb drive, earphone, drawstring bag',
  ),
];
