import { feast } from './feast-synonyms.ts';
import type { SynonymGroup } from './synonyms.ts';

/** What people want to do, and the products for it. The first word of a row is its key. */
export const useSynonyms: readonly SynonymGroup[] = [
  feast('coffee, កាហ្វេ, កាហ្វ', 'mug, tumbler, insulated bottle'),
  feast('tea drinker, tea lover, drink tea, អ្នកផឹកតែ', 'mug, tumbler'),
  feast('hot, cold, iced, warm, ក្តៅ, ត្រជាក់', 'insulated, tumbler, រក្សាកម្តៅ'),
  feast('write, writing, សរសេរ', 'pen, notebook'),
  feast('take note, note taking, កត់ត្រា', 'notebook, sticky note'),
  feast('sign document, signing, signature, ចុះហត្ថលេខា', 'metal pen'),
  feast('drink, drinking, ផឹក', 'mug, bottle, tumbler, wine glass'),
  feast(
    'music, song, listen, musician, singer, dj, music lover, ចម្រៀង, ភ្លេង, តន្ត្រី, អ្នកចម្រៀង, អ្នកលេងភ្លេង',
    'speaker, earphone',
  ),
  feast('gamer, gaming, programmer, it guy, អ្នកលេងហ្គេម', 'mouse pad, earphone, speaker'),
  feast('chef, cook, foodie, food lover, ចុងភៅ, មេចុងភៅ', 'pepper, serving tray'),
  feast('gardener, plant lover, florist, flower lover', 'vase'),
  feast('reader, book lover, writer, poet, journalist, អ្នកនិពន្ធ', 'hardcover notebook, metal pen'),
  feast('photographer, photography, អ្នកថតរូប', 'photo frame, usb drive'),
  feast('golfer, golf, កីឡាករវាយកូនហ្គោល', 'umbrella, cap'),
  feast('runner, athlete, cyclist, hiker, អ្នករត់, កីឡាករ', 'insulated bottle, towel, drawstring bag, cap'),
  feast('charge, charging, recharge, សាកថ្ម, សាក', 'power bank, charger, wireless charging'),
  feast(
    'rain, rainy, raining, wet, rainy season, rainy day, rain season, monsoon, ភ្លៀង, រដូវភ្លៀង, ធ្លាក់ភ្លៀង',
    'umbrella',
  ),
  feast('sun, sunny, sunlight, ថ្ងៃក្តៅ', 'cap, umbrella'),
  feast('summer, hot season, hot weather, រដូវក្តៅ', 'cap, umbrella, insulated bottle, tumbler, towel'),
  feast(
    'winter, cold season, cold weather, រដូវរងា, រដូវត្រជាក់',
    'krama, tumbler, insulated bottle, ceramic mug',
  ),
  feast(
    'desk accessory, office desk accessory, office accessory, desk stuff, desk supply, desk gift, work desk, លើតុធ្វើការ',
    'desk items',
  ),
  feast(
    'phone accessory, mobile accessory, tech accessory, electronic accessory, គ្រឿងទូរសព្ទ, គ្រឿងបន្លាស់ទូរសព្ទ',
    'power bank, wireless charger, earphone',
  ),
  feast('key, សោ, កូនសោ', 'keyring'),
  feast('photo, picture, photograph, រូបថត, រូបភាព', 'photo frame'),
  feast('shower, bathroom, ងូតទឹក', 'towel'),
  feast('gym, workout, exercise, fitness, ហាត់ប្រាណ', 'drawstring bag, insulated bottle, towel'),
  feast('backup, data storage, រក្សាទុកឯកសារ', 'usb drive'),
  feast('meeting, training, workshop, ប្រជុំ, បណ្តុះបណ្តាល', 'notebook, pen, name badge, conference'),
  feast('serve, serving, លើកភ្ញៀវ', 'serving tray'),
  feast('measure, draw line, វាស់', 'ruler'),
  feast('shopping, grocery, market, ទិញឥវ៉ាន់, ផ្សារ', 'tote'),
  feast('decorate, decorating, តុបតែង', 'decor'),
  feast('romantic, cozy, relax, aroma, រ៉ូមែនទិក', 'scented candle'),
  feast('trophy, award, ពានរង្វាន់, ពាន', 'medal'),
  feast('winner, prize, champion, រង្វាន់, អ្នកឈ្នះ, ជ័យលាភី, ជើងឯក', 'trophy, medal, មេដាយ'),
];
