import { feast } from './feast-synonyms.ts';
import type { SynonymGroup } from './synonyms.ts';

/** Recipients and further occasions in both languages, and what suits them (see `feastSynonyms`). */
export const recipientSynonyms: readonly SynonymGroup[] = [
  feast(
    `foreign guest, visitor, overseas, abroad, traditional, cambodian, khmer, local product, ប្រពៃណី,
    foreigner, tourist, visitor from abroad, souvenir from cambodia, cambodian gift, khmer gift,
    កាដូខ្មែរ, អំណោយខ្មែរ, ភ្ញៀវបរទេស, បរទេស, បារាំង, ភ្ញៀវបារាំង, ជនជាតិបរទេស, មិត្តបរទេស, ជនបរទេស, ភ្ញៀវទេសចរ, ទេសចរ, វត្ថុអនុស្សាវរីយ៍,
    អនុស្សាវរីយ៍, អនុស្សាវរីយ៍កម្ពុជា, វត្ថុអនុស្សាវរីយ៍កម្ពុជា, កាដូអនុស្សាវរីយ៍`,
    'cambodian crafts, krama, សិប្បកម្មខ្មែរ',
  ),
  feast(
    'retirement, retire, retiring, farewell, leaving work, ចូលនិវត្តន៍, និវត្តន៍, លាឈប់, លាគ្នា',
    'award, plaque, metal pen, silver bowl, wall clock, photo frame',
  ),
  feast(
    `new baby, baby, newborn, baby shower, christening, ទារក, កូនទើបកើត, កើតកូន, កូនខ្ចី,
    បុណ្យកូនក្មេង, កូនង៉ា, ង៉ា, កូនតូច, កូនថ្មី, ឆ្លងទន្លេ, សម្រាលកូន`,
    'towel, photo frame, basket, gift box with ribbon',
  ),
  feast(
    `shop opening, store opening, office opening, grand opening, opening a shop, opening ceremony,
    new shop, new business, inauguration, បើកហាង, បើកហាងថ្មី, ហាងថ្មី, សម្ពោធ, សម្ពោធហាង,
    ពិធីសម្ពោធ, បើកសម្ពោធ, មុខហាង, ហាងទើបបើក, បើកអាជីវកម្ម`,
    'banner, flag, acrylic sign, plaque',
  ),
  feast(
    'graduation, graduate, graduating, បញ្ចប់ការសិក្សា, រៀនចប់, ចប់ការសិក្សា, ជាប់បាក់ឌុប, បាក់ឌុប, ទទួលសញ្ញាបត្រ',
    'metal pen, photo frame, city backpack, notebook, crystal award, star trophy',
  ),
  feast(
    `couple, newlywed, bridesmaid, groomsman, bride, groom, គូស្វាមីភរិយា, ស្វាមីភរិយា, គូស្នេហ៍,
    បុណ្យមង្គលការ, ចំណងដៃ, ការប្រុសស្រី`,
    'wedding',
  ),
  feast(
    'wedding guest, party favor, ភ្ញៀវមង្គលការ, ភ្ញៀវការ',
    `wedding favour, gift box with ribbon, paper gift bag, photo frame, wine glass, scented candle,
    palm leaf box, silver bowl`,
  ),
  feast(
    'husband, boyfriend, brother, uncle, son, man, ប្តី, ស្វាមី, បងប្រុស, កូនប្រុស',
    `krama, cap, city backpack, insulated bottle, tumbler, metal keyring, speaker, power bank, gift
    sets`,
  ),
  feast(
    'grandmother, grandma, grandfather, grandpa, grandparent, តាយាយ, យាយ, ជីដូន, ជីតា, ចាស់ៗ',
    'krama, scented candle, silver bowl, cushion, photo frame, serving tray, towel',
  ),
  feast(
    `aunt, sister, daughter, woman, lady, anniversary, មីង, ពូមីង, ស្រី, មនុស្សស្រី, ភរិយា, ស្ត្រី,
    បងស្រី, កូនស្រី`,
    'scented candle, krama, cushion, vase, photo frame, palm leaf box, gift sets',
  ),
  feast(
    'thank you, thanks, appreciation, gratitude, អរគុណ, ថ្លែងអំណរគុណ',
    'keyring, plaque, greeting card, metal pen, gift sets',
  ),
  feast(
    'employee of the month, best employee, staff award, service award, បុគ្គលិកឆ្នើមប្រចាំខែ',
    'award, plaque, trophy, medal',
  ),
  feast(
    `colleague, coworker, employee, staff, client, customer, partner, បុគ្គលិក, មិត្តរួមការងារ,
    អតិថិជន, ដៃគូ`,
    'metal pen, notebook and pen set, usb drive, power bank, speaker, gift sets, tech gifts',
  ),
  feast(
    'company anniversary, business anniversary, ខួបក្រុមហ៊ុន',
    'award, plaque, metal pen, gift sets, corporate',
  ),
  feast(
    `team building, staff party, company party, company trip, annual party, ជប់លៀងបុគ្គលិក,
    ដំណើរកម្សាន្តបុគ្គលិក`,
    't-shirt, cap, drawstring bag, insulated bottle, tote',
  ),
  feast(
    'christmas, xmas, noel, ណូអែល, បុណ្យណូអែល, ថ្ងៃបុណ្យណូអែល, គ្រីស្មាស',
    'new year, gift sets, scented candle, ceramic mug',
  ),
  feast('promotion, promoted, new position, ឡើងតំណែង, ឡើងឋានៈ, តំណែងថ្មី', 'metal pen, premium, gift sets'),
  feast(
    'friend, best friend, មិត្តភក្តិ, មិត្ត, ពួកម៉ាក',
    'ceramic mug, scented candle, photo frame, speaker, earphone, metal pen, power bank, gift sets',
  ),
  feast(
    `pagoda, monk, temple offering, វត្ត, ព្រះសង្ឃ, លោកសង្ឃ, លោកម្ចាស់, ប្រគេន, ប្រគេនលោក, ប្រគេនព្រះសង្ឃ, ទេយ្យទាន,
    ដារលាន, បុណ្យភ្ជុំបិណ្ឌ`,
    'silver bowl, basket, candle, tray, towel, umbrella',
  ),
  feast(
    'doctor, nurse, lawyer, accountant, គ្រូពេទ្យ, វេជ្ជបណ្ឌិត, មេធាវី',
    'metal pen, notebook, desk calendar, tumbler, mug, gift sets',
  ),
  feast('បុណ្យចូលឆ្នាំខ្មែរ, បុណ្យចូលឆ្នាំ, បុណ្យសង្ក្រាន្ត, ពិធីបុណ្យចូលឆ្នាំ', 'new year, ចូលឆ្នាំ'),
];
