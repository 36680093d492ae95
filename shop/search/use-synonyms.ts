import { feast } from './feast-synonyms.ts';
import type { SynonymGroup } from './synonyms.ts';

/** What people want to do, and the products for it. The first word of a row is its key. */
export const useSynonyms: readonly SynonymGroup[] = [
  feast('coffee, កាហ្វេ, កាហ្វ', 'mug, tumbler, insulated bottle'),
  feast('hot, cold, iced, warm, ក្តៅ, ត្រជាក់', 'insulated, tumbler, រក្សាកម្តៅ'),
  feast('write, writing, សរសេរ', 'pen, notebook'),
  feast('take note, note taking, កត់ត្រា', 'notebook, sticky note'),
  feast('sign document, signing, signature, ចុះហត្ថលេខា', 'metal pen'),
  feast('drink, drinking, ផឹក', 'mug, bottle, tumbler, wine glass'),
  feast('music, song, listen, ចម្រៀង, ភ្លេង, តន្ត្រី', 'speaker, earphone'),
  feast('charge, charging, recharge, សាកថ្ម, សាក', 'power bank, charger, wireless charging'),
  feast('rain, rainy, raining, wet, ភ្លៀង', 'umbrella'),
  feast('sun, sunny, sunlight, ថ្ងៃក្តៅ', 'cap, umbrella'),
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
  feast('winner, prize, champion, រង្វាន់, អ្នកឈ្នះ', 'trophy, medal, មេដាយ'),
];
