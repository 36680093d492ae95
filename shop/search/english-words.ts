import { singular } from './words.ts';

/** Common English words that look like Khmer in Latin letters, or like a typo of another word, but are neither. */
const list = `
  able above acid across act actor add adult advice after again age agent ago air alarm album alcohol alley almond alone amber
  angel anger ankle ant anti apple april arch area arm army arrow art ash ashtray atlas audio aunt auto autumn avocado awning axe
  baby back bacon bad baggage bait baker bakery balcony ball ballet balm banana band bandage bangle bank banjo bar barbecue barber barbie
  bare bark barn barrel base basil basin bass bath battery bay beach bead beam bean bear beard beast beauty bed bedding beef
  beer bee bell belt bench bet bib bible big bike bikini bill bin bird biscuit bit bite bitter blade blanket blender blind block blood
  blouse blow board boat body boil bolt bomb bone bonnet bonsai book boot bottom bow bowl bowling boy bra bracelet brain brake branch
  brand bread brick bride bridge broom brow bucket buckle buddha bulb bull bumper bun bunk burger bus bush butter button buy
  cab cabin cabinet cable cafe cage cake calf call camel camera camp can candy cane canoe canopy canvas car caramel caravan carbon cardigan
  care cargo carpet carrot cart carton case cash casino cat cattle cave cell cello cement center cereal chain chair chalk charm chat
  cheek cheese chef cherry chess chest chew chicken child chili chilli chin chip choir chop church cider cigar cigarette cinema circle circus
  city clay clean clear click clip cloak cloth cloud club clutch coach coal coat cocoa coconut code coffin coil coin coke cola cold
  collar comb comic cone cook cooker cookie cooler copper copy coral cord corn corner corset cosmetic cot cottage couch counter country
  court cow crab cradle crane crate crayon cream crib cricket crop cross crow crown cruise crutch crystal cube cucumber cuff curry curtain
  curve custard cut cutlery cutter cymbal dairy damp dance dart dash data date day deck deep deer den denim dental deodorant desert
  detergent diamond dice diesel diet dig dinner dip dirt disc disco dish dive dock doctor dog doll dolphin dome donkey donut door
  dough dove down dozen drain drawer dream dress drill driver drone drop drug drum dry dryer duck dumbbell dust duvet dvd
  eagle ear earring earth east easy eel egg elbow elephant email engine eraser espresso evening exam exit eye fabric face factory fair
  fall fan farm fast fat faucet fax feast feather fence fern ferry fiber field fig file film filter fin fire fish fit fleece flight
  flip floor flour flower flu flute foam foil folder folk food foot football fork form fort foundation fountain fox freezer
  fridge frog fruit fry fuel full fun fur furniture fuse futon game garage garden garlic gas gate gear gel gem generator ghost giant
  gin ginger giraffe girl glide globe glove glue goal goat goggle gold golf goose grape grass gravy grill grip grocery guitar gum gun gutter
  gym hair hairdryer hall ham hammer hammock hamster hand handbag handle hanger happy harbor hard hardware harp hat hawk hay hazel
  head heart heat heater heel height helmet hen herb hero hill hip hive hobby hockey hole home honey hood hook horn horse hose hospital
  hotel hour ice icon id idea igloo ink insect insulin iphone ipad iron island ivory jacket jade jail jam jar jasmine jaw jazz
  jean jelly jet jewel jewelry job jogger joke joy judge juice jumper jungle jute karaoke karate kayak kennel ketchup kettle keyboard kick kid
  kidney kilo king kiosk kit kite kitten kiwi knee knife knit koala lab label lace ladder lady lake lamb lamp land lane lantern laptop laser
  last latte laundry lava law lawn layer lead leaf lean leash leg lego leggings lemon lemonade lens leopard letter lettuce level lid life
  lift lily lime line linen lion lip lipstick list liver lizard loaf lobster lock locker locket logbook long loom loop lotion lotus
  loud lounge love low luck luggage lunch lung machine magnet magic mail makeup mall mango manicure manual map marble margarine marker market
  marmalade mascara mask massage mat match mattress maze meal meat mechanic medicine melon menu metal meter micro microphone microwave
  milk mill mineral mint minute mirror mitten mixer mobile modem moisturizer mole money monkey month moon mop moped morning mosquito moss
  moth motor motorbike motorcycle mountain mouse mouth movie mower mud muffin mule muscle museum mushroom music mussel mustard
  nail nap napkin nappy nature navy neck necklace needle neon nest net news nickel night noise noodle noon north nose nurse nut
  nylon oak oar oat oats ocean octopus oil ointment olive omelette onion open opera optic orange orchid organ ornament otter oven overall owl ox
  oyster pacifier pack pad paddle page pain paint painting pajama palace palm pan pancake panda panel panty pants papaya parade parcel park parka
  parrot parsley part party pasta paste pastry patch path patio pea peach peacock peanut pear pearl peas pedal pedicure pencil pendant
  penguin perfume pet petrol pharmacy piano pickle picnic pie pier pig pigeon pill pillow pilot pin pine pineapple pipe pirate pistol pit pita
  pizza plane plank plant plaster plastic plate platter player plow plug plum plumber plush pocket podium poem poker polish pollen polo poncho
  pond pony pool poor pop popcorn pork port portrait pot potato potion pottery poultry pouch powder pram prawn pray pressure printer
  projector pudding pump pumpkin puncture pupil puppet puppy purse puzzle python quartz queen quilt rabbit rack racket radio radish raft
  rag rail rain raincoat raisin rake ramen ramp range rat ratchet ray razor receipt recipe red reef refrigerator remote resin retriever rib
  rice ride rifle ring rink river road robe robot rock rocket rod rollerblade roof room root rope rose rosary router rubber rubbish ruby rug
  rum runner sack saddle safari safe saffron sail sailor salad salami salmon salon salsa salt sand sandal sandwich sari satin satellite sauce saucer
  sauna sausage saw scale scanner scarf school scissors scooter scrap screen screw screwdriver scrub scuba sea seal seat seaweed seed serum
  sesame sewing shade shadow shampoo shark shave shaver shawl shed sheep sheet shelf shell shield ship shirt shoe shop shore short shorts
  shovel show shower shrimp shutter sick silk silicon silver sim singer sink siren sister ski skin skirt skull sky slate sleeve slide
  slim sling slip slipper smart smell smoke snack snail snake sneaker snorkel snow soap soccer socket soda sofa soil solar soldier song soup
  sour south soy soya spa space spade spaghetti spanner spare spatula spear spider spinach spinner spirit sponge spoon sport spray spring
  square squash squid stable stage stair stall stamp stand staple stapler star statue steak steam steel stew stick stool stone store
  stove strap straw strawberry street string stroller student studio sugar suit sun sunglass sunglasses sunscreen surf sushi swan sweat sweater
  sweet swim swing switch sword syrup table tablet taco tail tailor tan tangerine tank tap tape target tart tattoo tax taxi tea teapot teddy
  tele telescope television tennis tent theater thermometer thimble thread throne throw thumb thunder ticket tie tiger tile timber timer tin tire
  tissue toad toast toaster tobacco toe tofu toilet tomato ton tongue tool tooth toothbrush toothpaste top torch tortoise tour tow
  tower town toy tractor trailer train trainer trampoline trap travel tree triangle tricycle tripod trouser truck trumpet trunk tube tulip tuna
  tunic turban turkey turtle tutu tweezers tyre uniform van vanilla varnish vault veal vegetable veil velvet vest video villa vine vinegar
  violin virus vitamin vodka volcano waffle wagon waist wallet wallpaper walnut wand wardrobe wash washer wasp watch water wax weather web weed
  week weight west whale wheat wheel wheelchair whip whisk whisky whistle wig wild wind window wing winter wire wolf wood wool wrench
  wrist yacht yard yarn yeast yoga yogurt yoyo zebra zip zipper zoo
  arrive arrived become break broke broken built bring brought catch caught chase choose climb close come crack cry damaged deliver die
  drive eat fail feed feel fight fill find fly forget freeze grow hang hear hide hold hurt jump keep kill know laugh learn leave lend
  lose lost mean meet pick play pull push rest rise run save see send shake sing sit sleep speak spill stay steal stop teach
  tear tell think turn wait wake walk want wear win write wrong
  always another before behind below beside between blue both brown busy cheap close dark dead early empty enough every extra few fine
  first flat free fresh front green half heavy high hot huge kind late lazy left less light little local main many modern more
  near never next nice often old once only other pale past pink plain purple quick quiet rare raw real rich right round same sharp
  shiny shy silent slow small soft solid some soon sore steep still strong sure tall thick thin tiny true ugly under upper warm
  weak wet white whole wide yellow young`;
const words: ReadonlySet<string> = new Set(list.trim().split(/\s+/u).map(singular));

export const isEnglish = (word: string): boolean => words.has(word);
