import { feast } from './feast-synonyms.ts';
import { placeList } from './places.ts';
import type { SynonymGroup } from './synonyms.ts';

const crafts = 'krama, silver bowl, palm leaf, basket, pepper, silk';
const forHer = `scented candle, krama, cushion, vase, photo frame, serving tray, basket, palm leaf box, silver bowl,
  pepper`;
const forHim = `metal pen, tumbler, insulated bottle, power bank, speaker, cap, umbrella, krama scarf, krama gift set,
  wireless charger`;
const forPair =
  'wine glass, photo frame, silver bowl, ceramic mug set, cushion, serving tray, scented candle';
const promotional = 'tote, drawstring bag, ballpoint, keyring, t-shirt, cap';
const forClients = `metal pen, notebook and pen set, usb drive, power bank, speaker, desk calendar, krama gift set,
  welcome set, wireless charger`;

/** Recipients and further occasions in both languages, and what suits them (see `feastSynonyms`). */
export const recipientSynonyms: readonly SynonymGroup[] = [
  feast(
    `foreign guest, foreign, visitor, traditional, cambodian, khmer, local product, ប្រពៃណី, foreigner, tourist, visitor from abroad,
    souvenir from cambodia, cambodian gift, khmer gift, cambodian souvenir, khmer souvenir, souvenir khmer, hotel guest,
    foreign friend, american, french, japanese, korean, german, european, ខ្មែរ, កាដូខ្មែរ, អំណោយខ្មែរ, ភ្ញៀវបរទេស, ភ្ញៀវបារាំង,
    ជនជាតិបរទេស, មិត្តបរទេស, ជនបរទេស, ភ្ញៀវចិន, ភ្ញៀវកូរ៉េ, ភ្ញៀវជប៉ុន, ភ្ញៀវអាមេរិក, ភ្ញៀវអន្តរជាតិ, ប្រតិភូ, គណៈប្រតិភូ,
    delegation, delegate, chinese guest, international guest, phnhiev chen, ភ្ញៀវទេសចរ, ទេសចរ, ភ្ញៀវសណ្ឋាគារ, វត្ថុអនុស្សាវរីយ៍, អនុស្សាវរីយ៍, អនុស្សាវរីយ៍កម្ពុជា,
    វត្ថុអនុស្សាវរីយ៍កម្ពុជា, កាដូអនុស្សាវរីយ៍, phnhiev barang, barang, ${placeList}`,
    crafts,
  ),
  feast('souvenir, memento, keepsake', crafts),
  feast(
    `retirement, retire, retiring, retired, farewell, leaving work, leaving, goodbye, ចូលនិវត្តន៍, និវត្តន៍, លាឈប់, លាគ្នា, លាចេញ,
    ឈប់ធ្វើការ, ផ្លាស់ការងារ, លាបុគ្គលិក, កាដូលា`,
    'glass award, service award, metal pen, silver bowl, wall clock, photo frame',
  ),
  feast(
    `new baby, baby, newborn, infant, toddler, baby shower, christening, full month, ទារក, កូនទើបកើត, កើតកូន, កូនខ្ចី,
    បុណ្យកូនក្មេង, កូនង៉ា, ង៉ា, កូនតូច, កូនថ្មី, ឆ្លងទន្លេ, សម្រាលកូន, ង៉ែត, កូនង៉ែត, គ្រប់ខែ`,
    'towel, photo frame, basket, gift box with ribbon',
  ),
  feast(
    `shop opening, store opening, office opening, grand opening, opening a shop, opening ceremony,
    new shop, new business, inauguration, opening a restaurant, opening a cafe, open a shop, open a cafe, បើកហាង,
    បើកហាងថ្មី, ហាងថ្មី, សម្ពោធ, សម្ពោធហាង, ពិធីសម្ពោធ, បើកសម្ពោធ, មុខហាង, ហាងទើបបើក, បើកអាជីវកម្ម, សម្ភោធ, berk hang,
    sompot hang`,
    'banner, flag, acrylic sign, glass plaque',
  ),
  feast(
    `graduation, graduate, graduating, university, college, exam, bachelor, បញ្ចប់ការសិក្សា, រៀនចប់, ចប់ការសិក្សា,
    ជាប់បាក់ឌុប, បាក់ឌុប, ទទួលសញ្ញាបត្រ, សាកលវិទ្យាល័យ, មហាវិទ្យាល័យ, ប្រឡងជាប់`,
    'metal pen, photo frame, city backpack, hardcover notebook, notebook and pen set, glass award, star trophy',
  ),
  feast(
    `couple, newlywed, bridesmaid, groomsman, bride, groom, bride and groom, wedding couple, wedding anniversary,
    គូស្វាមីភរិយា, ស្វាមីភរិយា, គូស្នេហ៍, កូនក្រមុំ, កូនកំលោះ, ចំណងដៃ, ការប្រុសស្រី, គូថ្មី, ខួបអាពាហ៍ពិពាហ៍, ខួបរៀបការ,
    ខួបមង្គលការ, ខួបការ`,
    forPair,
  ),
  feast('បុណ្យមង្គលការ', 'wedding'),
  feast(
    'wedding guest, party favor, ភ្ញៀវមង្គលការ, ភ្ញៀវការ',
    'wedding favour, gift box with ribbon, paper gift bag, scented candle jar, palm leaf box, keyring',
  ),
  feast(
    `husband, hubby, boyfriend, bf, fiance, male, ប្រុស, មនុស្សប្រុស, បុរស, មិត្តប្រុស, សង្សារប្រុស, brother, uncle, son, man, ប្តី, ស្វាមី, បងប្រុស, កូនប្រុស, ប្អូនប្រុស, pdey, pdei, bdey,
    bong pros`,
    `${forHim}, city backpack, keyring`,
  ),
  feast(
    `grandmother, grandma, grandfather, grandpa, grandparent, elderly, old people, តាយាយ, យាយ, ជីដូន, ជីតា, មនុស្សចាស់, យាយតា,
    លោកយាយ, លោកតា, ចាស់ជរា, yeay, ta yeay, yeay ta`,
    'krama, scented candle jar, silver bowl, cushion, photo frame, towel',
  ),
  feast(
    `aunt, auntie, aunty, sister, daughter, woman, lady, girl, anniversary, មីង, ពូមីង, ស្រី, មនុស្សស្រី, ភរិយា, ស្ត្រី, បងស្រី, កូនស្រី, ប្អូនស្រី,
    អ៊ំ, អ៊ំស្រី, bong srey, bong srei, ming, kon srey`,
    forHer,
  ),
  feast(
    'thank you, thanks, appreciation, token of appreciation, gratitude, អរគុណ, ថ្លែងអំណរគុណ, តបគុណ, orkun, arkun',
    'keyring, glass plaque, metal pen, krama gift set, scented candle',
  ),
  feast(
    `guest speaker, keynote speaker, guest of honor, guest of honour, presenter, panelist, trainer, sponsor, វាគ្មិន, ភ្ញៀវកិត្តិយស, គ្រូបង្គោល,
    អ្នកឧបត្ថម្ភ`,
    'glass plaque, crystal award, metal pen, krama gift set, notebook and pen set',
  ),
  feast(
    'lucky draw, lucky draw prize, raffle, ចាប់ឆ្នោត, ចាប់រង្វាន់',
    'speaker, earphone, power bank, wireless charger, insulated bottle, tumbler',
  ),
  feast(
    'employee of the month, best employee, staff award, service award, បុគ្គលិកឆ្នើមប្រចាំខែ, employee of the year',
    'award, plaque, trophy, medal',
  ),
  feast(
    `colleague, coworker, employee, staff, client, customer, partner, បុគ្គលិក, មិត្តរួមការងារ, អតិថិជន, ដៃគូ, ដៃគូអាជីវកម្ម,
    បុគ្គលិកក្រុមហ៊ុន, bukkalik, pukkalik, bokkolik, bokolik, bukolik, atithichon`,
    forClients,
  ),
  feast(
    'year end, end of year, year end gift, ចុងឆ្នាំ, ដាច់ឆ្នាំ, អំណោយចុងឆ្នាំ, កាដូចុងឆ្នាំ',
    'desk calendar, metal pen, notebook and pen set, krama gift set, usb drive, power bank, insulated bottle, tumbler, wireless charger',
  ),
  feast(
    'company anniversary, business anniversary, ខួបក្រុមហ៊ុន',
    'award, plaque, metal pen, gift sets, corporate',
  ),
  feast(
    `team building, staff party, company party, company trip, annual party, ជប់លៀងបុគ្គលិក, ដំណើរកម្សាន្តបុគ្គលិក, volunteer, participant,
    attendee, អ្នកស្ម័គ្រចិត្ត, អ្នកចូលរួម`,
    `${promotional}, insulated bottle`,
  ),
  feast(
    `giveaway, freebie, swag, promotional gift, promotional item, door gift, give away, ចែកជូន, ចែកឥតគិតថ្លៃ, កាដូចែក, អំណោយផ្សព្វផ្សាយ`,
    promotional,
  ),
  feast('christmas, xmas, noel, ណូអែល, បុណ្យណូអែល, ថ្ងៃបុណ្យណូអែល, គ្រីស្មាស', 'scented candle, ceramic mug, new year'),
  feast('promotion, promoted, new position, ឡើងតំណែង, ឡើងឋានៈ, តំណែងថ្មី', 'metal pen, premium, gift sets'),
  feast(
    'friend, best friend, bestie, bff, classmate, roommate, secret santa, gift exchange, white elephant, ប្តូរកាដូ, ចាប់កាដូ, មិត្តភក្តិ, មិត្ត, ពួកម៉ាក, meut, mit pheak',
    `ceramic mug, scented candle, photo frame, speaker, earphone, metal pen, power bank, krama gift set, tumbler,
    krama scarf`,
  ),
  feast(
    `neighbor, neighbour, host, landlord, អ្នកជិតខាង, ម្ចាស់ផ្ទះ`,
    'pepper, scented candle, basket, krama, photo frame, vase',
  ),
  feast('hotel, hotel room, guesthouse, resort, amenity, សណ្ឋាគារ, ផ្ទះសំណាក់', 'towel, umbrella, scented candle'),
  feast(
    'sick, patient, hospital, get well, get well soon, អ្នកជំងឺ, មន្ទីរពេទ្យ, សួរសុខទុក្ខ',
    'basket, scented candle, pepper, towel, cushion',
  ),
  feast(
    `pagoda, monk, temple offering, offering, alms, វត្ត, ព្រះសង្ឃ, លោកសង្ឃ, លោកម្ចាស់, ប្រគេន, ប្រគេនលោក, ប្រគេនព្រះសង្ឃ, ទេយ្យទាន,
    ដារលាន, បុណ្យភ្ជុំបិណ្ឌ, លោកគ្រូអាចារ្យ, lok song`,
    'silver bowl, basket, candle, tray, towel, umbrella',
  ),
  feast(
    'doctor, nurse, lawyer, accountant, គ្រូពេទ្យ, វេជ្ជបណ្ឌិត, មេធាវី',
    'metal pen, hardcover notebook, desk calendar, tumbler, scented candle',
  ),
  feast(
    'driver, guard, security guard, worker, staff in factory, អ្នកបើកបរ, តៃកុង, កម្មករ, សន្តិសុខ, អ្នកយាម',
    'tumbler, insulated bottle, cap, krama, umbrella, t-shirt',
  ),
  feast(
    `child, kid, nephew, niece, grandchild, boy, pupil, little girl, ក្មេង, ក្មេងៗ, កុមារ, កូន, ក្មួយ, ចៅ, កូនក្មេង, សិស្ស, kon,
    kmeng`,
    'drawstring bag, hardcover notebook, ruler, cap, mouse pad, medal',
  ),
  feast('បុណ្យចូលឆ្នាំខ្មែរ, បុណ្យចូលឆ្នាំ, បុណ្យសង្ក្រាន្ត, ពិធីបុណ្យចូលឆ្នាំ, chol chnam', 'new year, ចូលឆ្នាំ'),
];
