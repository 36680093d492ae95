/** An action and its object, in either language and any order, and the products for it. The narrower need comes first. */
export type Need = readonly [actions: string, objects: string, products: string];

const put = 'put, place, store, keep, hold, arrange, organize, display, ដាក់, ទុក, ផ្ទុក, រៀប, ច្រក, តាំង, dak, tuk';
const carry = 'carry, take, bring, put, pack, hold, transport, យក, ដាក់, ស្ពាយ, យួរ, កាន់, ផ្ទុក, ច្រក, dak, spay';
const protect = `protect, cover, block, shade, hide, stay, keep, avoid, shelter, walk, stand, without getting, get,
  បាំង, ការពារ, ពាក់, គ្រប, ដើរ, bang, bangkar`;

/** What people want to do, as they say it. Words that name a product themselves are synonyms instead. */
export const needList: readonly Need[] = [
  // Heat and cold
  ['keep, cover, protect, put, wear, warm, ពាក់, ការពារ, គ្រប', 'head, hair, ក្បាល, សក់', 'cap'],
  [
    'keep, stay, remain, maintain, រក្សា, ទុក, ទប់, ធ្វើឱ្យ, នៅ',
    'hot, warm, cold, cool, chilled, iced, ice, ក្តៅ, កម្តៅ, កំដៅ, ត្រជាក់, ទឹកកក, kdav, trochek, trocheak',
    'insulated bottle, tumbler',
  ],
  [
    'hot, warm, cold, cool, chilled, iced, ក្តៅ, ត្រជាក់, kdav, trocheak',
    'water, drink, beverage, tea, soup, ទឹក, តែ, ភេសជ្ជៈ, teuk, tek',
    'insulated bottle, tumbler',
  ],
  // Drinks
  ['drink, toast, pour, ផឹក, ចាក់', 'wine, champagne, ស្រា, ស្រាក្រហម', 'wine glass'],
  [
    'serve, offer, treat, lift, លើក, ទទួល, បម្រើ',
    'guest, visitor, tea, breakfast, drink, snack, food, fruit, coffee, ភ្ញៀវ, តែ, ទឹក, អាហារ, ម្ហូប, នំ, ផ្លែឈើ, កាហ្វេ',
    'serving tray',
  ],
  [
    'bring, carry, លើក',
    'breakfast, plate, drink to, cup, glass, dish, អាហារពេលព្រឹក, ចាន, ពែង',
    'serving tray',
  ],
  [
    'drink, have, sip, morning, ផឹក, ញ៉ាំ, ឆុង, ដាក់, phek, dak',
    'coffee, tea, cocoa, milk, កាហ្វេ, តែ, ទឹកដោះគោ, kafe',
    'ceramic mug, enamel mug, tumbler',
  ],
  [
    'carry, take, bring, drink, fill, refill, ដាក់, យក, ផឹក, ច្រក, dak, phek',
    'water, ទឹក, ទឹកផឹក, teuk, tek',
    'insulated bottle, glass bottle, water bottle',
  ],
  // Power
  [
    'charge, recharge, សាក, sak',
    'cable, wire, cord, plug, wireless, ខ្សែ, ដោត, ដោតខ្សែ, khsae, ksae',
    'wireless charging pad',
  ],
  [
    `charge, recharge, dead, die, dying, empty, low, flat, drain, run out, juice, no power, out of power, battery, switch off,
    សាក, អស់ថ្ម, អស់, បញ្ចូលថ្ម, ឆាប់អស់, ដាច់ភ្លើង, ថ្ម, ភ្លើង, រលត់, sak, os`,
    `phone, mobile, smartphone, iphone, tablet, ipad, cell, cellphone, device, gadget, battery, ថ្ម, ទូរសព្ទ, ទូរស័ព្ទ,
    tourosap, tourasap, tursap`,
    'power bank, wireless charging pad',
  ],
  ['dead, die, dying, empty, low, run out, drain, អស់, ឆាប់អស់', 'battery, ថ្ម', 'power bank'],
  // Sound
  [
    'talk, call, speak, answer, និយាយ, ស្តាប់',
    'phone, hands free, handsfree, ទូរសព្ទ, ទូរស័ព្ទ, ម្នាក់ឯង, alone, private',
    'earphone',
  ],
  [
    `listen, music, song, ភ្លេង, ចម្រៀង`,
    'alone, private, quietly, bus, train, commute, jogging, ម្នាក់ឯង, រត់, ត្រចៀក, ear',
    'earphone',
  ],
  [
    `play, music, song, loud, ចាក់, បើក, ភ្លេង, ចម្រៀង`,
    'loud, party, pool, beach, garden, picnic, outside, dance, ជប់លៀង, ឆ្នេរ, ខ្លាំង, រាំ, ឮៗ, ដើរលេង',
    'speaker',
  ],
  [
    'play, listen, hear, enjoy, ចាក់, ស្តាប់, បើក, sdab, stab',
    'music, song, sound, podcast, radio, ភ្លេង, ចម្រៀង, ចំរៀង, តន្ត្រី, សំឡេង, chomrieng, phleng, pleng',
    'speaker, earphone',
  ],
  // Weather
  [
    protect,
    'dry, rain, wet, rainy, storm, ភ្លៀង, សើម, ទឹកភ្លៀង, ខ្យល់ព្យុះ, phlieng, pleang, plieng, phleang',
    'umbrella',
  ],
  [
    protect,
    'sun, sunlight, sunshine, sunburn, uv, ថ្ងៃ, កម្តៅថ្ងៃ, កំដៅថ្ងៃ, ពន្លឺថ្ងៃ, កម្តៅ, កំដៅ, thngai, thngay',
    'cap, umbrella',
  ],
  [
    'dry, wipe, clean, wash, ជូត, សម្ងួត, លាង, chut, jut',
    `hand, body, face, hair, myself, shower, bath, swim, swimming, sweat, beach, ខ្លួន, ដៃ, មុខ, សក់, ញើស, ងូតទឹក, ទឹក,
    kloun, khluon, dai, muk`,
    'towel',
  ],
  ['wear, wrap, put on, tie, tying, រុំ, បង់, ពាក់, ចង', 'neck, shoulder, waist, ក, ករ, ចង្កេះ', 'krama'],
  // Files and pictures
  [
    'save, backup, back up, copy, transfer, move, share, store, carry, ចម្លង, ផ្ទុក, រក្សា, រក្សាទុក, ទុក, ដាក់, ផ្ទេរ, យក',
    'file, data, document, computer, video, movie, presentation, slide, ឯកសារ, ទិន្នន័យ, វីដេអូ, កុំព្យូទ័រ, ហ្វាល',
    'usb drive',
  ],
  ['save, backup, back up, copy, transfer, move, ចម្លង, ផ្ទេរ', 'photo, picture, រូប, រូបថត', 'usb drive'],
  [
    `${put}, hang, show, frame, ព្យួរ, តាំង`,
    'photo, picture, portrait, photograph, memory, រូប, រូបថត, រូបភាព, roub, rubthot',
    'photo frame',
  ],
  // At home
  [`${put}, stand, ដោត`, 'flower, bouquet, rose, orchid, lotus, branch, ផ្កា, ផ្កាឈូក, ផ្កាស្រស់, phka, pka', 'vase'],
  [
    'smell, scent, perfume, fragrance, aroma, stink, odor, ក្រអូប, ក្លិន, ឈ្ងុយ, ស្អុយ, ឈ្ងុយឈ្ងប់, klen, kleun, kraob',
    `room, house, home, bedroom, bathroom, toilet, office, living room, good, nice, lovely, bad, better, fresh, relax,
    បន្ទប់, ផ្ទះ, បន្ទប់គេង, បន្ទប់ទឹក, ល្អ, អាក្រក់, ស្រស់, ដុត, អប់, laor, la or`,
    'scented candle',
  ],
  [
    'light, candle, lamp, glow, ទៀន, ពន្លឺ, បំភ្លឺ',
    `fire, flame, smoke, flameless, burn, electricity, power cut, blackout, battery, outage, power is out, safe, dark, dim, soft light, dinner, ងងឹត,
    ឆេះ, ភ្លើង, ផ្សែង, ដាច់ភ្លើង, អាគុយ, ថ្ម`,
    'led candle',
  ],
  ['know, tell, see, check, read, មើល, ដឹង', 'time, hour, what time, ម៉ោង, ពេលវេលា', 'wall clock'],
  ['ព្យួរ, hang, តាំង', 'ជញ្ជាំង, wall', 'wall clock, photo frame'],
  [
    `${put}, hang, attach, find, lose, lost, together, carry, ព្យួរ, ពាក់, ចង, បាត់, ភ្ជាប់`,
    'key, car key, house key, សោ, កូនសោ, កូនសោរ, សោរ, kon sor, sor',
    'keyring',
  ],
  [
    put,
    `jewelry, jewellery, ring, necklace, earring, bracelet, trinket, treasure, letter,
    គ្រឿងអលង្ការ, អលង្ការ, ចិញ្ចៀន, ខ្សែក, កង, ក្រវិល, មាស`,
    'palm leaf box',
  ],
  [`${put}, serve`, 'fruit, bread, vegetable, egg, ផ្លែឈើ, នំប៉័ង, បន្លែ, ចេក, pleechheu', 'basket'],
  [
    'sit, lean, sleep, rest, soft, hug, កើយ, អោប, ឱប, អង្គុយ, ផ្អែក, កើយក្បាល',
    'sofa, couch, chair, bed, head, សាឡុង, កៅអី, គ្រែ, ក្បាល, គេង',
    'cushion',
  ],
  [
    'spice, season, flavor, cook, taste, grill, eat, ញ៉ាំ, ចម្អិន, ធ្វើម្ហូប, ធ្វើ, គ្រឿងទេស, ប្រឡាក់, ស្ងោរ, អាំង',
    'steak, meat, beef, fish, soup, noodle, dish, crab, សាច់, សាច់គោ, ត្រី, ម្ហូប, សម្ល, ក្តាម, គ្រឿងទេស',
    'pepper',
  ],
  [
    'decorate, decoration, beautify, តុបតែង, លម្អ, តាំង, តាំងលម្អ',
    'shelf, table, room, wall, home, house, living room, ផ្ទះ, បន្ទប់, តុ, ជញ្ជាំង, លម្អ, សាឡុង',
    'decor, vase',
  ],
  // Desks
  [
    'stick, leave, បិទ, ចំណាំ, រំលឹក',
    'reminder, memo, note, message, screen, monitor, ភ្លេច, កុំព្យូទ័រ, ចំណាំ, លើតុ, សារ',
    'sticky note',
  ],
  ['remember, remind, forget, ចាំ, ភ្លេច', 'task, todo, to do, list, ការងារ', 'sticky note'],
  [
    'plan, remember, mark, know, see, check, schedule, organize, forget, កត់, មើល, ដឹង, ចាំ, គម្រោង, ធ្វើផែនការ',
    `date, month, week, appointment, meeting, birthday, anniversary, holiday, deadline, year, ណាត់, ថ្ងៃណាត់, ថ្ងៃខែ, ខែ, កាលបរិច្ឆេទ, ថ្ងៃឈប់សម្រាក,
    ថ្ងៃបុណ្យ`,
    'desk calendar',
  ],
  [
    'write, writing, note, jot, take note, record, សរសេរ, កត់, កត់ត្រា, sorse, sorser',
    `idea, note, thought, meeting, lecture, class, diary, lesson, memory, កំណត់ហេតុ, ប្រជុំ, មេរៀន, គំនិត, កំណត់ត្រា, រឿង, ចំណាំ,
    ត្រា`,
    'notebook',
  ],
  [
    'sign, signing, signature, ចុះ, ស៊ីញេ',
    'contract, document, paper, agreement, cheque, check, ហត្ថលេខា, កិច្ចសន្យា',
    'metal pen, pen',
  ],
  ['draw, rule, make, cut, គូស, គូរ, កាត់', 'line, straight, straight line, បន្ទាត់, ត្រង់, ខ្សែបន្ទាត់', 'ruler'],
  [
    'measure, វាស់',
    'length, size, paper, cm, inch, distance, width, height, table, ប្រវែង, ទំហំ, ក្រដាស, តុ, កម្ពស់',
    'ruler',
  ],
  [
    'use, move, put, place, glide, under, slide, ក្រោម, ដាក់, រំកិល, កម្រាល, kroam, krom, kamral, komral, kamnal',
    'mouse, ម៉ៅស៍, ម៉ៅ, កណ្តុរ, maus, mouse',
    'mouse pad',
  ],
  // Bags
  ['bag, កាបូប, កាបូបក្រណាត់, កាបូបយួរ, kabob', 'document, ឯកសារ, ekasar', 'tote, city backpack'],
  ['notebook, សៀវភៅ', 'pocket, ហោប៉ៅ', 'notebook'],
  [
    'carry, take, bring, put, pack, hold, transport, bag, កាបូប, យក, ដាក់, ស្ពាយ, ផ្ទុក, ច្រក, dak, spay',
    'laptop, computer, macbook, ឡេបថប, ឡាប់ថប, កុំព្យូទ័រ, leptop',
    'city backpack, laptop sleeve',
  ],
  [
    `${carry}, go, ទៅ, កាបូប, ស្ពាយ, bag, tov, kabob, kaboub`,
    `book, school, textbook, class, សៀវភៅ, រៀន, សាលា, សាលារៀន, សៀវភៅរៀន, មេរៀន, rien, sala, university, សាកលវិទ្យាល័យ`,
    'city backpack, drawstring bag, school bag',
  ],
  [
    `${carry}, go, bag, ទៅ, buy, ទិញ, កាបូប, tov`,
    `grocery, vegetable, shopping, market, supermarket, food, ផ្សារ, បន្លែ, អីវ៉ាន់, ឥវ៉ាន់, ម្ហូប, phsar, psar`,
    'tote',
  ],
  ['without, no, instead, avoid, less, ជំនួស, អត់, មិនប្រើ', 'plastic, plastic bag, ប្លាស្ទិក, ថង់ប្លាស្ទិក', 'tote'],
  [
    `${carry}, go, ទៅ, កាបូប, លេង, bag, tov`,
    'clothes, gym, shoe, sport, football, swim, yoga, kit, កីឡា, ហាត់ប្រាណ, ខោអាវ, បាល់, ស្បែកជើង, keila',
    'drawstring bag',
  ],
  [
    `wrap, package, ខ្ចប់, វេច, វេចខ្ចប់, ច្រក, ដាក់, put, khchob, vech, dak`,
    'gift, present, kado, birthday present, កាដូ, អំណោយ, kadou, amnoy',
    'gift box with ribbon, paper gift bag',
  ],
  // People and events
  [
    'wear, show, identify, ពាក់, បង្ហាញ, បំពាក់, ដឹង, ព្យួរ',
    'name, id card, identity, badge, ឈ្មោះ, អត្តសញ្ញាណ, កាត, chmous, chhmuos',
    'name badge',
  ],
  [
    `show, attract, notice, advertise, promote, announce, front, outside, opening, ផ្សាយ, ផ្សព្វផ្សាយ, ទាក់ទាញ, បង្ហាញ, មុខ, ខាងមុខ,
    ផ្សាយពាណិជ្ជកម្ម, mouk, muk`,
    `shop, store, booth, stall, restaurant, cafe, promotion, sale, exhibition, fair, expo, customer, ហាង, តូប, ភោជនីយដ្ឋាន,
    ពិព័រណ៍, អតិថិជន, មុខហាង, ហាងកាហ្វេ, hang`,
    'banner, flag',
  ],
  ['see, find, visit, come, notice, ឃើញ, មើលឃើញ', 'booth, stall, stand, តូប, ស្តង់', 'banner, flag'],
  ['write, do, study, ធ្វើ, រៀន', 'homework, exam, exercise, លំហាត់, កិច្ចការ, ប្រឡង', 'notebook, pen'],
  [
    'wedding, marriage, bride, engagement, bridal, រៀបការ, មង្គលការ, អាពាហ៍ពិពាហ៍, riep ka, mongkolka',
    `door gift, giveaway, return gift, thank you gift, guest, souvenir, ភ្ញៀវ, ចែកភ្ញៀវ, ជូនភ្ញៀវ, វត្ថុអនុស្សាវរីយ៍, phnhiev`,
    'wedding favour, gift box with ribbon, paper gift bag, scented candle jar, palm leaf box, keyring',
  ],
  [
    'reward, congratulate, honor, recognize, prize, best, ជូន, ឱ្យ, លើកទឹកចិត្ត, រង្វាន់, សរសើរ',
    `winner, champion, runner, competition, race, player, student of, អ្នកឈ្នះ, ជើងឯក, ជ័យលាភី, ការប្រកួត, ប្រកួត, ប្រណាំង,
    សិស្សពូកែ, ពូកែ, ឈ្នះ`,
    'star trophy, medal, crystal award',
  ],
  [
    'trophy, award, cup, prize, ពាន, ពានរង្វាន់, រង្វាន់, pean, pean rongvan, rongvan',
    `football, soccer, volleyball, basketball, badminton, tennis, boxing, swimming, petanque, sport, sports day, league, tournament,
    បាល់ទាត់, បាល់ទះ, បាល់បោះ, ប៊ូល, ប៉េតង់, ប្រដាល់, កីឡា, ទិវាកីឡា, bal toat, keila`,
    'star trophy, medal',
  ],
  ['wear, ពាក់, ស្លៀក, peak, peak', 'home, casual, sleep, everyday, team, plain, ធម្មតា, ក្រុម, លេង', 't-shirt'],
];
