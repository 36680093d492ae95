/** Things that neither gift shops in general nor this one sells: one per line, or separated by commas. */
const english = `car tyre, car seat, insulin, rice cooker, air conditioner, diapers, baby milk powder, shampoo, toothbrush, sunscreen,
  nail polish, hair dryer, face mask, paracetamol, vitamin c, bandage, wheelchair, crutches, hearing aid, sofa bed, mattress,
  wardrobe, bookshelf, dining table, office chair, ladder, hammer, screwdriver, electric drill, cement, paint brush, door lock,
  water pump, garden hose, lawn mower, fertilizer, chainsaw, motor oil, car battery, brake pads, motorcycle helmet, bicycle tube,
  laptop, ipad, smart tv, printer ink, router, keyboard, graphics card, playstation, camera lens, drone, sim card, washing powder,
  dish soap, bleach, mop, broom, vacuum cleaner, iron board, gas stove, microwave oven, blender, frying pan, fish sauce,
  instant noodles, fresh pork, frozen chicken, beer, cigarettes, whisky, orange juice, yogurt, eggs, bananas, durian, dog food,
  cat litter, aquarium, bird cage, fishing rod, football boots, tennis racket, yoga mat, dumbbells, treadmill, swimming goggles,
  jeans, bra, high heels, sneakers, wedding dress, sunglasses, contact lenses, diamond necklace, earrings, piano, violin, drum kit`;
const khmer = `ម៉ូតូ, ឡាន, ម៉ាស៊ីនត្រជាក់, ឆ្នាំងបាយអគ្គិសនី, ស្បែកជើង, ខោខូវប៊យ, ថ្នាំពេទ្យ, កុំព្យូទ័រយួរដៃ, ទូខោអាវ, ពូក, សាឡុងឈើ, កៅអីអុកឡុក,
  ម្សៅសាប៊ូ, ទឹកត្រី, មីកញ្ចប់, អង្ករ, សាច់ជ្រូក, ស្រាបៀរ, បារី, ទឹកដោះគោម្សៅ, ខោទឹកនោម, ក្រែមលាបមុខ, ក្រមួនលាបមាត់, ចិញ្ចៀនពេជ្រ,
  ខ្សែក, វ៉ែនតា, ស៊ីម៉ងត៍, ញញួរ, ជីគីមី, ម៉ាស៊ីនបូមទឹក, ទូរស័ព្ទអាយហ្វូន, កាមេរ៉ា, ឆ្កែ, ត្រី, ជណ្តើរ, ប្រេងម៉ាស៊ីន, កង់ឡាន, ចានដែក`;

export const foreignItems = {
  en: english.split(',').map((text) => text.trim()),
  ar: khmer.split(',').map((text) => text.trim()),
};
