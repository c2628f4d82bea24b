/** Words of several meanings: which of them is meant is told by what else is spoken of; else none is shown. */

import { bound } from './bound';
import { byWord } from './byWord';
import { doubtfulConcepts } from './concepts';
import { isField, wordsOfField, type Field } from './fields';

export interface Sense {
  /** Null: the word means nothing that could be shown. */
  readonly picture: string | null;
  /** Words that tell it, singular; null: what the word means where nothing tells otherwise. */
  readonly cues: ReadonlySet<string> | null;
  /** Told by its own sentence or the topic only. */
  readonly isDoubtful?: boolean;
}

/** Stands for the picture of a meaning that none shows. */
const UNSHOWN = '-';

/** What tells a meaning, and its picture. `@` is a field with all its words; `*` stands for anything. */
type Meanings = readonly (readonly [cues: string, picture: string])[];

const meanings: Readonly<Record<string, Meanings>> = {
  store: [
    ['fat, sugar, liver, energy, data, memory, file, heat', '-'],
    ['@trade', 'ph-storefront'],
    [
      'grocery, supermarket, mall, street, milk, bread, clerk, cashier, owner, open, corner, neighbourhood',
      'ph-storefront',
    ],
  ],
  sky: [
    ['@weather', 'cloud'],
    ['@space', 'night-with-stars'],
    ['bird, fly, blue, plane, kite, eagle, balloon, smoke, sunset', 'cloud'],
    ['night, star, dark', 'night-with-stars'],
  ],
  air: [['plane, altitude, flight, airplane', 'airplane']],
  sand: [
    ['desert, dune, sahara, camel, oasis, hot', 'desert'],
    ['beach, child, castle, sea, holiday, towel, toe, play', 'beach-with-umbrella'],
    ['glass, melt, cement, concrete, grain, silicon', 'desert'],
  ],
  bowl: [
    ['fish, goldfish, aquarium', 'tropical-fish'],
    ['@kitchen', 'bowl-with-spoon'],
    ['rice, cereal, porridge, oat, breakfast, milk, batter, mix, ramen, noodle', 'bowl-with-spoon'],
  ],
  'red light': [['@roads', 'vertical-traffic-light']],
  tooth: [
    ['saw, rail, gear, cog, wheel, zip, comb, rake', '-'],
    ['*', 'tooth'],
  ],
  teeth: [
    ['saw, rail, gear, cog, wheel, zip, comb, rake', '-'],
    ['*', 'tooth'],
  ],
  emperor: [
    ['penguin, chick, antarctic, antarctica', 'penguin'],
    ['moth, caterpillar', 'butterfly'],
    ['*', 'crown'],
  ],
  monarch: [
    ['butterfly, caterpillar, milkweed, migrate', 'butterfly'],
    ['*', 'crown'],
  ],
  leak: [['data, password, hacker, breach, file, secret', 'unlocked']],
  knife: [
    ['surgeon, surgery, operation, doctor, hospital, appendix, patient', 'hospital'],
    ['*', 'kitchen-knife'],
  ],
  lime: [
    ['cement, mortar, concrete, plaster, kiln, ash, chalk, brick, quarry, builder, roman', 'brick'],
    ['juice, lemon, drink, fruit, cocktail, sour, squeeze, slice, tequila, rum, tree, peel', 'lime'],
  ],
  gin: [['drink, tonic, bar, cocktail, glass, bottle, ice, juniper, distillery, alcohol', 'cocktail-glass']],
  drumstick: [
    ['drum, drummer, band, music, beat', 'drum'],
    ['@kitchen', 'poultry-leg'],
  ],
  pepper: [['@kitchen', 'hot-pepper']],
  pumpkin: [
    ['soup, pie, seed, cook, roast, field, garden', '-'],
    ['*', 'jack-o-lantern'],
  ],
  lantern: [
    ['paper, china, chinese, festival, red', 'red-paper-lantern'],
    ['night, dark, light, miner, street, candle, flame, lighthouse, ship, oil', 'ph-lamp'],
  ],
  wax: [
    ['candle, wick, light, melt', 'candle'],
    ['bee, honey, hive', 'honeybee'],
  ],
  journal: [
    ['paper, research, publish, study, peer, scientist, university, article', 'books'],
    ['write, diary, feeling, night, pen, page, day, thought', 'spiral-notepad'],
  ],
  caravan: [
    ['desert, camel, merchant, silk, sahara, trade, oasis', 'camel'],
    ['holiday, camp, tow, park, campsite, car', 'camping'],
  ],
  minister: [
    ['church, chapel, priest, sermon, wedding, congregation, bless', 'church'],
    ['*', 'classical-building'],
  ],
  striker: [
    ['@sport', 'soccer-ball'],
    ['offside, net, score, defender, keeper', 'soccer-ball'],
  ],
  flute: [
    ['champagne, wine, toast, glass', 'clinking-glasses'],
    ['@music', 'flute'],
  ],
  banner: [
    ['website, app, ad, advert, click, browser, cookie, online', 'desktop-computer'],
    ['*', 'triangular-flag'],
  ],
  keyboard: [
    ['music, piano, synthesizer, synth, play, song, band, organ, note, key, moog', 'musical-keyboard'],
    ['@computing', 'keyboard'],
    ['type, desk, mouse, cursor, screen, typist, typewriter', 'keyboard'],
  ],
  pedal: [
    ['guitar, distortion, amp', 'guitar'],
    ['piano, organ', 'musical-keyboard'],
    ['bike, bicycle, cycle, cyclist, ride, tricycle', 'bicycle'],
    ['car, brake, clutch, accelerator, driver', 'automobile'],
  ],
  torch: [
    ['olympic, flame, burn, fire, cave, medieval, mob', 'fire'],
    ['dark, night, battery, phone, tent, camp, light, power', 'flashlight'],
  ],
  ventilator: [
    ['@health', 'hospital'],
    ['window, room, roof, kitchen, summer, air', 'ph-fan'],
  ],
  hemisphere: [
    ['brain, left, right, mind, neuron', 'brain'],
    [
      'earth, north, south, northern, southern, winter, summer, sun, equator, ocean, globe',
      'globe-showing-europe-africa',
    ],
  ],
  nose: [
    ['train, locomotive, tunnel', 'bullet-train'],
    ['rocket, missile, shuttle', 'rocket'],
    ['*', 'nose'],
  ],
  hand: [
    ['clock, watch, dial', 'mantelpiece-clock'],
    ['poker, deal, dealer, ace, bet, bluff, blackjack', 'joker'],
    ['*', 'hand-with-fingers-splayed'],
  ],
  spine: [
    ['book, shelf, cover, library, page', 'open-book'],
    ['@body', 'bone'],
    ['back, sit, disc, posture, chair, nerve', 'bone'],
  ],
  vault: [
    ['church, cathedral, arch, ceiling, chapel, nave', 'church'],
    ['gymnast, jump, pole, athlete', '-'],
    ['*', 'ph-vault'],
  ],
  office: [
    [
      'president, elected, election, vote, resign, parliament, congress, minister, mayor, reign',
      'classical-building',
    ],
    ['*', 'office-building'],
  ],
  bear: [
    [
      'forest, cub, honey, den, claw, zoo, hibernate, camp, black, brown, grizzly, attack, animal, fur, fence, hunter, wild',
      'bear',
    ],
  ],
  engine: [
    ['chess, ai', 'robot'],
    ['search, query, web, recommendation, google', 'magnifying-glass-tilted-left'],
    ['plane, jet, aircraft, airplane, pilot, flight', 'airplane'],
    ['steam, train, locomotive, railway', 'locomotive'],
    ['rocket, space, spacecraft, launch', 'rocket'],
    [
      'car, fuel, petrol, gasoline, diesel, piston, driver, driving, oil, motor, vehicle, road, cylinder',
      'automobile',
    ],
  ],
  bank: [
    ['river, stream, flood, water, canoe, fish, shore', 'national-park'],
    ['blood', 'drop-of-blood'],
    ['*', 'bank'],
  ],
  cell: [
    ['prison, prisoner, jail, guard, inmate', 'locked'],
    ['phone, tower, signal', 'mobile-phone'],
    ['solar, battery, panel, voltage', 'battery'],
    [
      'blood, body, dna, gene, tissue, cancer, brain, plant, organ, bacteria, protein, virus, skin, biology, nerve, life, organism, membrane, energy',
      'petri-dish',
    ],
  ],
  bill: [
    ['law, parliament, senate, president, committee, vote, congress, member, chamber', 'scroll'],
    ['bird, duck, beak', 'duck'],
    [
      'energy, electricity, water, month, pay, phone, restaurant, heating, doctor, hospital, power, rent, gas',
      'receipt',
    ],
    ['dollar, wallet, cash, money', 'dollar-banknote'],
  ],
  court: [
    ['tennis, ball, player, basketball, racket, serve', 'tennis'],
    ['king, queen, emperor, royal, palace', 'crown'],
    ['@law', 'judge'],
    ['claim, rule', 'judge'],
  ],
  crust: [
    ['bread, loaf, oven, pizza, pie, dough, bake', 'bread'],
    ['earth, plate, mantle, rock, continent, ocean, planet, magma', 'rock'],
  ],
  code: [
    ['pin, password, phone, lock, safe, door, security, secret, thief, spy, enemy', 'locked-with-key'],
    ['program, software, computer, developer, programmer, app, website, bug, engineer, machine', 'laptop'],
  ],
  spring: [
    ['water, hot, mountain, mineral', 'hot-springs'],
    ['coil, mattress, metal, clock, watch, steel', 'gear'],
    [
      'winter, autumn, season, flower, march, april, may, blossom, bird, plant, garden, bloom, warm, seed',
      'cherry-blossom',
    ],
  ],
  bat: [
    ['baseball, pitcher, batter, swing, hit', 'baseball'],
    ['cricket', 'cricket-game'],
    ['night, cave, wing, animal, echo, mammal, sound, fly, mosquito, insect', 'bat'],
  ],
  crane: [
    ['bird, wing, feather, nest', 'swan'],
    ['building, construction, steel, site, load, lift, port, ship, container', 'building-construction'],
  ],
  star: [
    ['film, movie, hollywood, actor, actress, celebrity, show, fan', 'star-struck'],
    ['review, rating, customer, hotel', 'glowing-star'],
    ['team, player, sport', 'trophy'],
    ['@space', 'star'],
    ['night, sky, shine, sailor', 'star'],
  ],
  plant: [
    [
      'power, nuclear, chemical, factory, production, worker, steel, car, assembly, treatment, waste, recycling, sewage, machine',
      'factory',
    ],
    ['*', 'herb'],
  ],
  mouse: [
    ['computer, click, keyboard, cursor, screen, desk', 'computer-mouse'],
    ['*', 'mouse'],
  ],
  planet: [
    ['@space', 'ringed-planet'],
    ['star, sun, ring, telescope, giant', 'ringed-planet'],
    ['*', 'globe-showing-europe-africa'],
  ],
  home: [
    ['hive, honeybee, colony', 'honeybee'],
    ['bird, nest, egg', 'nest-with-eggs'],
    ['*', 'house'],
  ],
  drink: [
    ['beer, wine, bar, alcohol, drunk, pub', 'beer-mug'],
    ['coffee, tea, caffeine', 'hot-beverage'],
    ['glass, cup, straw, ice, juice, sugar, bottle, lemonade', 'cup-with-straw'],
  ],
  ruler: [
    ['king, empire, kingdom, throne, conquer, reign, dynasty, emperor', 'crown'],
    ['measure, draw, pencil, paper, line, centimetre, school', 'straight-ruler'],
  ],
  forecast: [
    ['sale, economy, profit, market, bank', 'chart-increasing'],
    ['@weather', 'sun-behind-cloud'],
  ],
  traffic: [
    ['web, website, internet, online, server', 'globe-with-meridians'],
    ['*', 'vertical-traffic-light'],
  ],
  flight: [
    ['bird, wing, bat, insect, bee, butterfly, feather, pigeon', 'wing'],
    ['*', 'airplane'],
  ],
  pilot: [['plane, fly, flight, cockpit, airline, air, land, drop, war, aircraft', 'airplane']],
  drone: [
    ['bee, hive, queen', 'honeybee'],
    ['*', 'ph-drone'],
  ],
  recorder: [
    ['school, flute, woodwind', 'flute'],
    ['tape, voice, interview, song, linguist, journalist, microphone, record', 'ph-cassette-tape'],
  ],
  recording: [
    ['music, studio, voice, sound, tape, song, listen', 'studio-microphone'],
    ['*', 'video-camera'],
  ],
  thread: [['sew, needle, cloth, weave, fabric, spin, yarn', 'thread']],
  illusion: [['optical, eye, brain, see, draw', 'eye']],
  stone: [['wall, castle, quarry, carve, throw, river, mason, age, temple, pyramid, build, cut', 'rock']],
  ticket: [
    ['speed, park, parking, police', 'oncoming-police-car'],
    ['*', 'ticket'],
  ],
  heart: [
    [
      'race, beat, pound, attack, rate, artery, pump, chest, pulse, valve, cardiac, blood',
      'anatomical-heart',
    ],
  ],
  newton: [['gravity, apple, isaac, physicist, law', 'red-apple']],
  mountain: [
    [
      'hike, hiker, climb, climber, peak, valley, snow, summit, trail, village, rock, river, forest, ski, everest, altitude, map, range, goat, view, height, landscape, volcano, plate, hut, cloud, glacier, farmer, sheep, sea, earth, cheese, wind, cave',
      'mountain',
    ],
  ],
  cliff: [['sea, coast, climb, rock, bird, ocean, beach, castle, wave, jump', 'mountain']],
  canyon: [['river, rock, hike, colorado, desert, grand', 'national-park']],
  glove: [
    ['boxing, boxer, punch, knockout, fight', 'boxing-glove'],
    ['baseball, pitcher, catcher', 'baseball'],
    ['goal, keeper, goalkeeper', 'goal-net'],
    ['winter, cold, snow, scarf, wear, wool, hand, finger, rubber, protect', 'gloves'],
  ],
  glasses: [
    ['wine', 'wine-glass'],
    ['beer', 'beer-mug'],
    ['water, drink, milk, juice, tea, pour, shelf, kitchen', 'glass-of-milk'],
    ['eye, see, read, lens, optician, wear, nose, sight, frame, blind, blur, vision, screen', 'glasses'],
  ],
  salt: [
    ['@kitchen', 'salt'],
    ['sea, mineral, ocean, ice, mine, crystal, sodium, blood, water, chloride', 'salt'],
  ],
  fork: [
    ['chess, knight, pawn, rook', 'chess-pawn'],
    ['knife, spoon, plate, eat, table, food, dinner, cutlery, meal, restaurant', 'fork-and-knife'],
  ],
  gem: [['stone, ring, jeweller, mine, crystal, ruby, emerald, point, treasure, necklace', 'gem-stone']],
  jewel: [['stone, ring, jeweller, crown, necklace, thief, treasure', 'gem-stone']],
  diamond: [
    ['gem, ring, jeweller, mine, crystal, carbon, necklace, gold, engagement, stone, hard', 'gem-stone'],
  ],
  pearl: [['oyster, shell, diver, necklace, sea, jeweller', 'oyster']],
  bridge: [
    [
      'river, road, cross, cable, build, builder, steel, water, city, tower, engineer, train, car, arch, walk, rope, sea, ship, collapse, traffic, suspension, stone, concrete',
      'bridge-at-night',
    ],
  ],
  ladder: [['climb, wall, roof, paint, fire, step, rung, tree, lean, fall', 'ladder']],
  gift: [['birthday, christmas, wrap, give, present, party, wedding, ribbon, guest, bring', 'wrapped-gift']],
  apple: [
    ['iphone, ipad, mac, app, jobs, phone, computer, smartphone', 'mobile-phone'],
    ['*', 'red-apple'],
  ],
  cookie: [
    ['website, browser, track, tracking, consent, internet, privacy, ad', 'desktop-computer'],
    ['*', 'cookie'],
  ],
  plane: [
    ['geometry, triangle, angle, axis, mathematics', 'triangular-ruler'],
    ['wood, carpenter, plank', 'carpentry-saw'],
    ['*', 'airplane'],
  ],
  package: [
    ['software, code, library, install, version, dependency, npm', 'laptop'],
    ['*', 'package'],
  ],
  antenna: [
    ['ant, bee, insect, moth, butterfly, beetle', 'ant'],
    ['*', 'satellite-antenna'],
  ],
  crown: [
    ['tooth, teeth, dentist, root', 'tooth'],
    ['king, queen, royal, prince, throne, emperor, jewel, gold, monarchy, monarch, coronation', 'crown'],
  ],
  chair: [['sit, desk, table, room, wood, office, leg, back, kitchen, furniture, carpenter, stand', 'chair']],
  seat: [['sit, car, theatre, cinema, bus, train, plane, passenger, row, sofa, window, child', 'seat']],
  intelligence: [
    ['spy, secret, cia, agency, agent', 'detective'],
    ['*', 'brain'],
  ],
  hat: [['head, wear, sun, winter, cowboy, wool, coat, scarf, brim', 'billed-cap']],
  skeleton: [['bone, body, fossil, skull, muscle, museum, spine, animal, dinosaur', 'bone']],
  explosion: [
    [
      'bomb, gas, star, chemical, volcano, dynamite, factory, supernova, fuel, fire, engine, blast',
      'collision',
    ],
  ],
  shower: [['water, bath, bathroom, soap, hot, cold, towel, wash, morning, minute', 'shower']],
  harvest: [['@plants', 'sheaf-of-rice']],
  magnet: [
    ['@science', 'magnet'],
    ['@machines', 'magnet'],
    ['fridge, pole, iron, stick, compass, needle', 'magnet'],
  ],
  arena: [['roman, rome, gladiator, lion, sport, crowd, game, concert', 'stadium']],
  temple: [
    [
      'god, greek, roman, priest, pray, ancient, monk, column, egypt, altar, stone, build, worship',
      'classical-building',
    ],
  ],
  anchor: [['@ships', 'anchor']],
  recipe: [['@kitchen', 'cooking']],
  castle: [
    ['chess, rook, pawn', 'chess-pawn'],
    ['*', 'castle'],
  ],
  china: [
    ['cup, plate, porcelain, shop, saucer', 'teapot'],
    ['*', 'globe-showing-asia-australia'],
  ],
  address: [['house, street, envelope, map, postcode, letter, parcel, door, delivery', 'round-pushpin']],
  comb: [
    ['bee, hive, honey, wax', 'honeybee'],
    ['hair, brush, beard, barber', 'hair-pick'],
  ],
  foam: [['soap, beer, bath, coffee, milk, sea, wave, bubble, wash', 'bubbles']],
  kite: [['fly, wind, string, child, sky', 'kite']],
  sketch: [['draw, pencil, artist, paper, pen, paint, architect, notebook', 'pencil']],
  battery: [
    ['police, assault, court, crime', 'judge'],
    ['*', 'battery'],
  ],
  curtain: [['window, room, bedroom, sunlight, morning, hang, house, hotel', 'window']],
  jam: [['bread, toast, jar, strawberry, berry, fruit, sugar, spoon', 'jar']],
  pickle: [['jar, vinegar, cucumber, salt, sandwich, burger', 'jar']],
  tower: [
    [
      'castle, church, bell, city, build, tall, high, stone, london, clock, roof, skyline, wall',
      'ph-castle-turret',
    ],
  ],
  earth: [
    ['pot, soil, garden, dig, worm, seed, mud, bury, grow, plough, balcony', 'seedling'],
    ['*', 'globe-showing-europe-africa'],
  ],
  law: [
    ['@law', 'balance-scale'],
    [
      'parliament, president, vote, forbid, refund, government, minister, citizen, ban, allow, deadline, congress, bill, king',
      'balance-scale',
    ],
  ],
  ridge: [['mountain, hike, valley, climb, peak', 'mountain']],
  hole: [
    [
      'dig, ground, wall, door, drill, water, ice, floor, roof, punch, tooth, sock, ozone, mouse, tree, pot, cheese, hear, patch, sand, tyre, bucket, tunnel, hive, bee',
      'hole',
    ],
  ],
  nature: [
    ['@plants', 'national-park'],
    ['@animals', 'national-park'],
    ['outdoors, park, walk, wild, hike, mountain', 'national-park'],
  ],
  horizon: [['sea, sun, sky, ship, sail, sunset, desert, moon', 'sunset']],
  storm: [
    ['@weather', 'cloud-with-lightning-and-rain'],
    ['@ships', 'cloud-with-lightning-and-rain'],
    ['coast, tree, roof, destroy, reef, night', 'cloud-with-lightning-and-rain'],
  ],
  fog: [
    ['@weather', 'fog'],
    ['sea, ship, mountain, morning, drive, valley, city, airport', 'fog'],
  ],
  compass: [
    ['@ships', 'compass'],
    ['north, map, needle, direction, hike, magnet, pole, lost', 'compass'],
  ],
  industry: [
    [
      'smoke, steel, factory, coal, emission, machine, worker, pollution, textile, chemical, steam',
      'factory',
    ],
  ],
  hearing: [
    ['court, judge, trial, lawyer, witness', 'judge'],
    ['*', 'ear'],
  ],
  body: [
    ['@body', 'person-standing'],
    ['@health', 'person-standing'],
    ['@sport', 'person-standing'],
    ['@sleep', 'person-standing'],
    ['@feelings', 'person-standing'],
    ['eat, sugar, fat, leg, touch, hurt, fever', 'person-standing'],
  ],
  investment: [['@money', 'chart-increasing']],
  agreement: [
    ['@trade', 'handshake'],
    ['@work', 'handshake'],
    ['@law', 'handshake'],
    ['sign, treaty, country, deal', 'handshake'],
  ],
  label: [
    [
      'price, bottle, jar, clothes, box, shelf, sugar, ingredient, wine, drawer, product, stick, food, read',
      'label',
    ],
  ],
  empire: [
    ['@war', 'classical-building'],
    ['roman, king, emperor, rule, ancient, british, ottoman, province', 'classical-building'],
  ],
  ruin: [['city, castle, ancient, earthquake, fire, house, wall, collapse, stone, temple', 'derelict-house']],
  circus: [['clown, acrobat, tent, elephant, lion, show', 'circus-tent']],
  security: [
    ['@computing', 'locked'],
    ['guard, airport, door, camera, prison, alarm, lock', 'locked'],
  ],
  lock: [['door, key, safe, bike, drawer, stove, phone, password, thief, house, gate, steal', 'locked']],
  tool: [
    ['@machines', 'hammer-and-wrench'],
    ['@building', 'hammer-and-wrench'],
    ['wood, garden, stone, hand, axe, hammer, box, repair, carpenter', 'hammer-and-wrench'],
    ['@computing', 'laptop'],
  ],
  workshop: [
    ['@machines', 'hammer-and-wrench'],
    ['wood, carpenter, craftsman, hammer', 'hammer-and-wrench'],
  ],
  fashion: [['clothes, dress, wear, style, designer, model, jeans, shirt, shop, textile', 't-shirt']],
  saw: [['wood, tree, carpenter, cut, blade, tool', 'carpentry-saw']],
  fantasy: [['book, novel, dragon, elf, magic, game, film, genre', 'dragon']],
  safety: [
    ['swim, water, pool, boat, ship, lifeguard', 'ring-buoy'],
    ['belt, helmet, factory, worker, hat, car, machine', 'rescue-workers-helmet'],
  ],
  sponge: [['wash, dish, clean, bath, soap, kitchen, soak, wipe', 'sponge']],
  price: [
    ['@money', 'money-with-wings'],
    ['@trade', 'money-with-wings'],
    [
      'ticket, cheap, expensive, pay, profitable, customer, bargain, lower, negotiator, ton',
      'money-with-wings',
    ],
  ],
  exit: [['door, sign, emergency, building, room', 'door']],
  turbine: [
    ['wind, farm', 'ph-windmill'],
    ['water, dam, river, steam, geothermal, electricity, power', 'high-voltage'],
  ],
  budget: [
    ['@money', 'money-bag'],
    ['household, family, month, plan', 'money-bag'],
  ],
  road: [
    ['@roads', 'motorway'],
    ['town, village, map, walk, roman, build, close, rain, city, tree, river', 'motorway'],
  ],
  bull: [
    ['market, stock, share', 'chart-increasing'],
    ['@animals', 'ox'],
    ['farm, cow, horn, field, matador, spain', 'ox'],
  ],
  pawn: [['chess, king, queen, board, rook, knight', 'chess-pawn']],
  worm: [
    ['computer, email, software, network', 'bug'],
    ['*', 'worm'],
  ],
  socket: [['plug, electric, cable, wall, charger', 'electric-plug']],
  triangle: [['angle, geometry, side, maths, square, pythagoras, shape, draw, corner', 'triangular-ruler']],
  leftovers: [['@kitchen', 'takeout-box']],
  takeaway: [
    ['@kitchen', 'takeout-box'],
    ['pizza, hungry, order, deliver', 'takeout-box'],
  ],
  hygiene: [['wash, soap, hand, clean, germ, tooth, bath, shower', 'soap']],
  makeup: [['lipstick, face, skin, beauty, mirror, wear', 'lipstick']],
  crutch: [['leg, ankle, walk, broken, injury, foot, hospital', 'crutch']],
  cocktail: [
    ['bar, drink, party, glass, gin, rum, ice, barman, bartender, beach, holiday', 'tropical-drink'],
  ],
  bucket: [['water, mop, sand, paint, well, clean, fill, milk, ice', 'bucket']],
  immunity: [['@health', 'shield']],
  cushion: [['@home', 'ph-couch']],
  beach: [
    [
      'holiday, summer, sand, swim, sun, hotel, towel, vacation, tourist, family, umbrella, sea, child',
      'beach-with-umbrella',
    ],
    ['wave, ocean, surf, shore, shell', 'water-wave'],
  ],
  bargain: [['@trade', 'shopping-bags']],
  chip: [
    ['potato, fish, salt, snack, fry, vinegar', 'french-fries'],
    ['chocolate, cookie', 'cookie'],
    ['casino, poker', 'slot-machine'],
    [
      'computer, phone, headphone, silicon, processor, transistor, laptop, machine, memory, circuit, card',
      'ph-cpu',
    ],
  ],
  current: [
    ['ocean, sea, river, water, wind, swimmer, gulf', 'water-wave'],
    ['electric, wire, voltage, power, battery, circuit, electron, charge', 'high-voltage'],
  ],
  charge: [
    ['battery, phone, electric, car, cable, electron, ion', 'battery'],
    ['police, court, crime, judge', 'judge'],
  ],
  scale: [
    ['fish, snake, reptile, dragon, butterfly, wing', 'fish'],
    ['kitchen, weight, weigh, gram, diet, kilo', 'balance-scale'],
    ['piano, note, music', 'musical-keyboard'],
  ],
  model: [
    ['fashion, runway', 'dress'],
    ['language, training, neural, ai, data', 'robot'],
  ],
  coach: [
    ['bus, passenger, travel, seat, train, carriage, driver', 'bus'],
    ['team, player, football, match, sport, athlete, gym, training', 'clipboard'],
    ['@school', 'teacher'],
  ],
  memory: [
    ['computer, chip, gigabyte, disk, phone', 'floppy-disk'],
    [
      'grief, grieve, die, death, funeral, childhood, album, past, holiday, share, photo, camp, survivor',
      'framed-picture',
    ],
    [
      'learn, recall, forget, remember, brain, neuron, sleep, hippocampus, mind, exam, name, study, mental, psychology',
      'brain',
    ],
  ],
  ring: [
    ['planet, saturn', 'ringed-planet'],
    ['boxing, boxer, fight', 'boxing-glove'],
    ['finger, wedding, gold, diamond, marriage, engagement, couple, bride, marry', 'ring'],
    ['tree, trunk, wood', 'wood'],
  ],
  key: [
    ['piano, keyboard, music, note', 'musical-keyboard'],
    ['press, type, computer', 'keyboard'],
    ['door, lock, house, car, thief, flat, phone, wallet, pocket, safe, encryption, home, landlord', 'key'],
  ],
  note: [
    ['music, song, piano, singer, play, instrument, guitar, melody, voice', 'musical-notes'],
    ['bank, money, cash, wallet', 'dollar-banknote'],
    ['money, count, banknote, change, salary', 'dollar-banknote'],
    ['write, class, meeting, paper, lecture, student, pen, notebook, lesson, leave, stick, sticky', 'memo'],
  ],
  letter: [
    ['large, capital, bold, print', 'input-latin-letters'],
    [
      'post, mail, envelope, stamp, postman, love, friend, complaint, drawer, pocket, deliver, diary, photograph, landlord, write, answer, office',
      'envelope',
    ],
    [
      'alphabet, word, spelling, language, spell, keyboard, password, pronounce, abbreviation, silent, vowel, latin, telegraph, type, print, wrong, read',
      'input-latin-letters',
    ],
  ],
  page: [
    ['web, website, browser, internet, link, google, site', 'desktop-computer'],
    ['book, novel, read, reader, author, chapter, turn, diary, newspaper, library', 'open-book'],
    ['*', 'page-facing-up'],
  ],
  story: [
    ['news, newspaper, reporter, press', 'newspaper'],
    ['child, book, novel, author, bedtime, hero, myth, legend, fairy, writer, read', 'open-book'],
  ],
  trunk: [
    ['elephant', 'elephant'],
    ['car, suitcase', 'automobile'],
    ['@plants', 'deciduous-tree'],
    ['branch, hollow, bark, leaf', 'deciduous-tree'],
  ],
  branch: [
    ['tree, leaf, bird, fruit, trunk, prune, nest, gardener', 'deciduous-tree'],
    ['bank, office, company, store', 'office-building'],
  ],
  bark: [
    ['dog, puppy', 'dog'],
    ['tree, trunk, wood', 'wood'],
  ],
  pupil: [
    ['eye, light, iris, dark', 'eye'],
    ['*', 'student'],
  ],
  iris: [
    ['eye, pupil', 'eye'],
    ['@plants', 'hibiscus'],
  ],
  seal: [
    ['sea, ice, animal, polar, shark, penguin, whale, arctic', 'seal'],
    ['letter, wax, king', 'envelope'],
  ],
  nail: [
    ['finger, polish, toe, manicure, skin', 'nail-polish'],
    ['wood, hammer, wall, board, picture, carpenter, iron', 'hammer'],
  ],
  bolt: [
    ['lightning, storm, thunder', 'cloud-with-lightning'],
    ['@machines', 'nut-and-bolt'],
  ],
  match: [
    ['fire, flame, candle, burn, light, smoke', 'fire'],
    ['tennis', 'tennis'],
    ['football, soccer, goal, referee, team, player, stadium, fan', 'soccer-ball'],
  ],
  goal: [
    [
      'football, soccer, penalty, match, referee, player, striker, keeper, goalkeeper, defender, attacker, score, net, kick, offside, shoot',
      'goal-net',
    ],
    ['plan, achieve, set, ambition, reach, resolution, habit, deadline, target', 'bullseye'],
  ],
  tip: [['waiter, restaurant, bill, waitress', 'coin']],
  shell: [
    ['egg', 'egg'],
    ['turtle, tortoise', 'turtle'],
    ['nut', 'peanuts'],
    ['sea, beach, snail, oyster, mollusc, ocean, crab, clam', 'spiral-shell'],
  ],
  root: [
    ['tooth, dentist', 'tooth'],
    ['tree, plant, soil, water, seed, leaf, forest, fungus, garden, grass', 'seedling'],
  ],
  organ: [
    ['church, music, pipe', 'musical-keyboard'],
    ['body, heart, lung, liver, kidney, blood, transplant, skin, disease', 'anatomical-heart'],
  ],
  plate: [
    ['tectonic, continent, earthquake, crust, mantle, ocean, volcano', 'globe-showing-europe-africa'],
    [
      'food, dinner, kitchen, meal, eat, fork, restaurant, portion, sushi, dish, table, salad',
      'fork-and-knife-with-plate',
    ],
  ],
  volume: [
    ['sound, music, speaker, loud, headphone, ear, noise', 'speaker-high-volume'],
    ['book, library, encyclopedia', 'books'],
  ],
  field: [
    ['magnet, magnetic, electric, pole', 'magnet'],
    ['farmer, wheat, crop, corn, harvest, rice, farm, tractor, grain', 'sheaf-of-rice'],
    ['football, player, ball, team, game', 'stadium'],
  ],
  fan: [['team, stadium, player, match, concert, singer, band, referee', 'clapping-hands']],
  foot: [['toe, shoe, ankle, walk, leg, heel, sock, run, skin, burn', 'foot']],
  table: [
    ['dinner, food, meal, plate, restaurant, guest, cook', 'fork-and-knife-with-plate'],
    ['data, row, column, spreadsheet', 'bar-chart'],
  ],
  bar: [
    ['chocolate, cocoa', 'chocolate-bar'],
    ['soap', 'soap'],
    ['beer, drink, cocktail, loud, night, bartender, friend, alcohol', 'clinking-beer-mugs'],
    ['prison, jail', 'locked'],
  ],
  pipe: [
    ['water, plumber, leak, sink, drain, sewer, bathroom, kitchen', 'ph-pipe'],
    ['smoke, tobacco', 'cigarette'],
  ],
  tank: [
    ['fish, aquarium, octopus', 'tropical-fish'],
    ['fuel, petrol, car, gas', 'fuel-pump'],
    ['war, army, soldier, battle', 'military-helmet'],
    ['water, rain, toilet', 'droplet'],
  ],
  tin: [['food, bean, soup, fish, cat, can, kitchen', 'canned-food']],
  orange: [['juice, fruit, vitamin, lemon, peel, tree, apple, grove', 'tangerine']],
  rose: [['flower, garden, thorn, petal, bouquet, love, red', 'rose']],
  chest: [
    ['pirate, treasure, gold', 'ph-treasure-chest'],
    ['heart, lung, breath, breathe, rib, pain', 'lungs'],
  ],
  strike: [
    ['worker, union, factory, wage', 'placard'],
    ['lightning', 'cloud-with-lightning'],
  ],
  cloud: [
    ['file, backup, photo, data, server, phone, storage, computer, upload, app, software', 'ph-cloud'],
    ['@space', 'milky-way'],
    ['*', 'cloud'],
  ],
  stream: [
    ['video, music, film, watch, online', 'television'],
    ['river, mountain, fish, forest, water', 'national-park'],
  ],
  bug: [
    ['software, code, program, computer, app, programmer', 'bug'],
    ['garden, plant, leaf, eat, bird, night', 'beetle'],
  ],
  virus: [
    ['computer, software, email, laptop, file, download', 'bug'],
    ['@health', 'microbe'],
    ['cell, host, spread, body, cough', 'microbe'],
    ['*', 'microbe'],
  ],
  window: [
    ['browser, tab, screen, computer', 'desktop-computer'],
    ['*', 'window'],
  ],
  screen: [
    ['phone, thumb, app, scroll, doomscroll, swipe, pocket, taxi, smartphone', 'mobile-phone'],
    ['cinema, movie, popcorn', 'cinema'],
    ['*', 'desktop-computer'],
  ],
  driver: [
    ['train, station, railway', 'train'],
    ['truck, lorry, delivery', 'delivery-truck'],
    ['taxi', 'taxi'],
    ['bus', 'bus'],
    ['@roads', 'automobile'],
  ],
  server: [
    ['restaurant, waiter', 'fork-and-knife-with-plate'],
    ['@computing', 'ph-hard-drives'],
  ],
  path: [['forest, walk, hill, mountain, garden, hike', 'person-walking']],
  capital: [
    ['country, city, france, government, province', 'cityscape'],
    ['money, investor, bank, market, company, invest', 'money-bag'],
  ],
  interest: [
    ['loan, bank, rate, saving, debt, mortgage, credit, money, percent, account', 'chart-increasing'],
  ],
  stock: [
    ['market, share, investor, price, company, broker, invest, trade', 'chart-increasing'],
    ['soup, kitchen, bone', 'pot-of-food'],
    ['shop, warehouse, shelf', 'package'],
  ],
  share: [['company, market, investor, stock, price, dividend', 'chart-increasing']],
  mine: [['coal, gold, miner, iron, copper, salt, diamond, dig, rock', 'pick']],
  bulb: [
    ['tulip, garden, soil, plant, flower, spring', 'tulip'],
    ['lamp, socket, electric, edison, watt, room, light, switch', 'light-bulb'],
  ],
  light: [
    ['traffic, red, road, car, pedestrian', 'vertical-traffic-light'],
    ['lamp, room, electric, switch, candle, night, kitchen', 'light-bulb'],
    ['sun, plant, leaf, sky, star, photon, prism, moon, shadow', 'sun'],
  ],
  lamp: [
    ['lighthouse', 'light-bulb'],
    ['*', 'ph-lamp'],
  ],
  speaker: [
    ['headphone, sound, loud, music, wave, radio, audio', 'speaker-medium-volume'],
    [
      'audience, talk, speech, stage, language, presentation, conference, speak, accent, last',
      'speaking-head',
    ],
  ],
  tap: [['water, sink, leak, kitchen, bathroom, drip, leaking, bath', 'potable-water']],
  flat: [['lease, landlord, rent, tenant, room, move, key, live', 'house']],
  pod: [
    ['cocoa, pea, bean, seed', 'pea-pod'],
    ['whale, dolphin', 'dolphin'],
  ],
  leg: [
    ['table, chair, desk', 'chair'],
    ['spider, insect, ant, bee, beetle, crab, octopus, fly, mosquito', '-'],
    ['bird, chicken, dog, cat, horse, frog, lizard, tail, paw', 'paw-prints'],
    ['*', 'leg'],
  ],
  mould: [['bread, fungus, cheese, damp, spore, penicillin, wall', 'mushroom']],
  mold: [['bread, fungus, cheese, damp, spore, penicillin, wall', 'mushroom']],
  queen: [
    ['chess, rook, pawn, bishop, board', 'chess-pawn'],
    ['bee, hive, ant, colony, honey', 'honeybee'],
    ['*', 'crown'],
  ],
  king: [
    ['chess, rook, pawn, bishop, board', 'chess-pawn'],
    ['*', 'crown'],
  ],
  knight: [
    ['chess, rook, pawn, bishop, board', 'chess-pawn'],
    ['*', 'castle'],
  ],
  bishop: [
    ['chess, rook, pawn, queen, board', 'chess-pawn'],
    ['*', 'church'],
  ],
  board: [
    ['chess, queen, rook, pawn', 'chess-pawn'],
    ['game, dice', 'game-die'],
    ['school, teacher, class, chalk', 'ph-chalkboard-teacher'],
    ['company, director, meeting, boss', 'office-worker'],
  ],
  wave: [
    [
      'sound, noise, ear, microphone, speaker, headphone, pressure, radio, brain, light, microwave, molecule, electron, laser, photon, gravity, quantum',
      'ph-wave-sine',
    ],
    ['sea, ocean, beach, surf, surfer, ship, boat, swim, storm, shore, wind, water, sand', 'water-wave'],
  ],
  arm: [
    ['octopus, tentacle', 'octopus'],
    ['robot, factory, machine', 'mechanical-arm'],
    ['shoulder, elbow, muscle, hand, doctor, needle, vaccine, swing, lift', 'flexed-biceps'],
  ],
  card: [
    ['referee, yellow, red, penalty', 'ph-cards'],
    ['bank, credit, pay, debit, money, shop, purchase, wallet', 'credit-card'],
    ['birthday, christmas, wedding', 'love-letter'],
    ['poker, casino, deck, magician, trick, player, ace', 'joker'],
    ['memory, flash, learn, study', 'card-index'],
  ],
  flag: [
    ['finish, race, car', 'chequered-flag'],
    ['white, surrender', 'white-flag'],
    ['country, nation, pole, wave, ship, banner', 'triangular-flag'],
  ],
  watch: [['wrist, clock, watchmaker, hand, swiss, wear, strap, tick, gold', 'watch']],
  cable: [
    ['bridge, tower, suspension, car, mountain', 'bridge-at-night'],
    ['internet, electric, power, charge, plug, computer, charger, phone', 'electric-plug'],
  ],
  glass: [
    ['wine', 'wine-glass'],
    ['water, drink, milk, juice', 'glass-of-milk'],
    ['bottle, jar, recycle', 'ph-jar'],
    ['window, sand, pane, mould, melt', 'window'],
  ],
  bottle: [
    ['baby', 'baby-bottle'],
    ['wine, champagne, cork', 'bottle-with-popping-cork'],
    ['lotion, shampoo, soap, perfume', 'lotion-bottle'],
    ['glass, water, plastic, milk, juice, recycle, deposit', 'ph-jar'],
  ],
  ball: [
    ['tennis', 'tennis'],
    ['basketball, hoop', 'basketball'],
    ['rugby', 'rugby-football'],
    ['football, soccer, goal, referee, kick', 'soccer-ball'],
    ['golf', 'flag-in-hole'],
    ['baseball, pitcher, bat', 'baseball'],
  ],
  racket: [['tennis, court, ball, serve', 'tennis']],
  pitch: [
    ['football, soccer, grass, player', 'stadium'],
    ['sound, note, voice, song, instrument', 'musical-notes'],
  ],
  net: [
    ['tennis', 'tennis'],
    ['goal, football, soccer', 'goal-net'],
    ['fish, boat, fisherman, sea', 'fishing-pole'],
  ],
  mill: [['wind, flour, grain, wheat', 'ph-windmill']],
  grain: [
    ['sand', 'desert'],
    ['wood, carpenter', 'wood'],
    ['wheat, rice, farmer, flour, bread, harvest, cereal, field', 'sheaf-of-rice'],
  ],
  pole: [
    ['magnet, magnetic, field, compass', 'magnet'],
    ['north, south, ice, explorer', 'polar-bear'],
    ['fish', 'fishing-pole'],
  ],
  drop: [
    ['blood', 'drop-of-blood'],
    ['water, rain, ink, dew, sea', 'droplet'],
  ],
  paper: [
    ['toilet', 'roll-of-paper'],
    ['bag, towel, cup, plate', '-'],
    ['research, journal, scientist, study', 'memo'],
    ['money, cash, pay, card, plastic, banknote, envelope', 'dollar-banknote'],
    ['*', 'page-facing-up'],
  ],
  deck: [
    ['ship, sea, captain, passenger, sailor', 'ship'],
    ['card, shuffle', 'joker'],
  ],
  chamber: [['law, bill, parliament, debate, vote', 'classical-building']],
  cabinet: [
    ['minister, president, government', 'classical-building'],
    ['file, document, drawer', 'file-cabinet'],
  ],
  party: [
    ['vote, election, minister, parliament, political, voter', 'ballot-box-with-ballot'],
    ['guest, birthday, friend, dance, music, invite, cake, balloon, celebrate, night', 'party-popper'],
  ],
  toast: [
    ['champagne, wine, wedding, guest, cheer', 'clinking-glasses'],
    ['@kitchen', 'bread'],
  ],
  date: [
    ['romantic, dinner, couple, love', 'rose'],
    [
      'calendar, month, year, sign, deadline, appointment, birthday, write, offer, put, expire, label',
      'calendar',
    ],
  ],
  pound: [['money, bank, pay, price, britain, cost, salary', 'pound-banknote']],
  space: [
    [
      'planet, rocket, astronaut, orbit, star, telescope, satellite, earth, moon, nasa, sun, pirate',
      'milky-way',
    ],
  ],
  launch: [['rocket, satellite, space, astronaut, orbit', 'rocket']],
  peak: [['mountain, climb, climber, hike, snow', 'snow-capped-mountain']],
  summit: [['mountain, climb, climber, hike, snow', 'snow-capped-mountain']],
  lens: [
    ['camera, photo, photographer, picture, zoom', 'camera'],
    ['glasses, eye, sight, optician', 'glasses'],
  ],
  scan: [['doctor, hospital, patient, brain, bone', 'x-ray']],
  mask: [
    ['theatre, carnival, actor', 'performing-arts'],
    ['virus, nurse, doctor, flu, infection, hospital, surgeon', 'face-with-medical-mask'],
  ],
  cavity: [['tooth, teeth, dentist, sugar', 'tooth']],
  alarm: [
    ['clock, morning, bed, sleep, snooze, wake', 'alarm-clock'],
    ['burglar, thief, house', 'bell'],
  ],
  wing: [
    ['plane, airplane, aircraft, flight, jet, pilot, airline', 'airplane'],
    ['butterfly, caterpillar', 'butterfly'],
    ['bee, hive', 'honeybee'],
    ['bird, feather, eagle, penguin, owl, nest', 'wing'],
  ],
  pot: [
    ['flower, soil, plant, houseplant, seed', 'potted-plant'],
    ['kitchen, soup, boil, cook, stove, stew, rice, recipe, sauce, pasta', 'ph-cooking-pot'],
  ],
  nucleus: [
    ['atom, electron, proton, neutron', 'atom-symbol'],
    ['cell, dna, membrane', 'petri-dish'],
  ],
  particle: [['atom, electron, physics, proton, quantum, collider', 'atom-symbol']],
  penalty: [['football, goal, referee, keeper, striker, match', 'goal-net']],
  boot: [
    ['football, player, goal, running', 'running-shoe'],
    ['*', 'hiking-boot'],
  ],
  bath: [['water, soap, tub, bathroom, towel, bubble, child, relax', 'bathtub']],
  footprint: [
    ['carbon, climate, emission', 'factory'],
    ['sand, snow, animal, trail, track', 'paw-prints'],
  ],
  nut: [
    ['bolt, screw, wrench, steel, spanner, thread, valve, handle, tighten, loosen, tap', 'nut-and-bolt'],
    ['@kitchen', 'chestnut'],
    ['tree, shell, squirrel, snack, forest', 'chestnut'],
  ],
  gas: [
    ['car, station, pump, driver', 'fuel-pump'],
    ['stove, flame, cook, burn', 'fire'],
    ['poison, chemical, weapon', 'skull'],
    ['bubble, soda, yeast, dough, carbon, liquid', 'bubbles'],
  ],
  inflation: [['price, money, bank, economy, wage, cost', 'money-with-wings']],
  pulse: [['heart, doctor, nurse, blood, patient, wrist', 'anatomical-heart']],
  atmosphere: [['earth, planet, air, gas, climate, oxygen, sun', 'globe-showing-europe-africa']],
  starter: [['flour, sourdough, dough, bread, yeast', 'jar']],
  file: [['computer, folder, download, backup, save, desktop, cloud', 'file-folder']],
  storage: [['phone, computer, file, photo, data', 'floppy-disk']],
  division: [['number, maths, math, multiplication, equation', 'divide']],
  fraction: [['number, maths, math, numerator, equation', 'divide']],
  slide: [
    ['playground, child, park', 'playground-slide'],
    ['presentation, speaker, meeting, audience', 'ph-presentation-chart'],
  ],
  ash: [['volcano, eruption, lava, vesuvius, erupt', 'volcano']],
  log: [['fire, wood, tree, forest, cabin', 'wood']],
  sail: [['ship, boat, wind, sea, sailor', 'sailboat']],
  drum: [['music, drummer, band, beat, stick', 'drum']],
  reflection: [['mirror, face, glass, light', 'mirror']],
  drain: [['sink, water, shower, kitchen, bathroom', 'plunger']],
  joint: [['bone, knee, arthritis, hip, body, pain', 'bone']],
  stage: [['singer, actor, concert, theatre, band, audience, microphone', 'ph-microphone-stage']],
  band: [['music, singer, concert, guitar, song, rock', 'guitar']],
  cap: [
    ['bottle, beer, jar, cork', '-'],
    ['head, baseball, wear, hat, sun', 'billed-cap'],
  ],
  target: [['arrow, archer, bow, dart', 'bullseye']],
  hair: [['comb, hairdresser, shampoo, brush, barber, haircut, wash', 'hair-pick']],
  stamp: [['letter, envelope, post, mail', 'envelope']],
  chord: [['piano, guitar, music, song', 'musical-keyboard']],
  crew: [
    ['ambulance, emergency, hospital', 'ambulance'],
    ['plane, flight, airline, seat', 'airplane'],
    ['ship, captain, sail, sea', 'ship'],
  ],
  wall: [['brick, mortar, house, castle, city, room, garden, paint, bricklayer', 'brick']],
  skin: [
    [
      'sun, tan, cream, doctor, burn, wash, soap, face, hand, lotion, acne, wrinkle, touch',
      'hand-with-fingers-splayed',
    ],
  ],
  palm: [
    ['tree, coconut, beach, island, oil', 'palm-tree'],
    ['hand, finger, sweat, touch, handshake, trousers', 'hand-with-fingers-splayed'],
  ],
  crystal: [
    ['salt', 'salt'],
    ['ice, snow, frost', 'snowflake'],
    ['mineral, quartz, cave, gem, rock', 'gem-stone'],
  ],
  coat: [
    ['winter, jacket, hat, scarf, sleeve, button, hang', 'coat'],
    ['paint, brush, wall', 'paintbrush'],
  ],
  tail: [['dog, cat, animal, fox, lion, horse, wag, monkey, lizard', 'paw-prints']],
  cork: [['bottle, wine, champagne', 'bottle-with-popping-cork']],
  needle: [
    ['vaccine, doctor, injection, syringe, nurse', 'syringe'],
    ['compass, north, magnet', 'compass'],
    ['record, vinyl, groove', 'ph-vinyl-record'],
    ['thread, sew, sewing, tailor, cloth', 'sewing-needle'],
  ],
  coast: [
    ['holiday, beach, summer, swim, sand', 'beach-with-umbrella'],
    ['ship, sail, sea, sailor, island', 'water-wave'],
  ],
  bed: [
    ['river, flower, garden, sea, ocean', 'national-park'],
    ['rock, layer, geologist, sandstone, fossil, sediment, slate, limestone, tilt', 'rock'],
    ['@sleep', 'bed'],
    ['@home', 'bed'],
    ['lie, patient, desk, morning, go, stay, hospital, child', 'bed'],
  ],
  mouth: [
    ['river, volcano, cave, estuary', 'national-park'],
    ['*', 'mouth'],
  ],
  eye: [
    ['storm, hurricane, cyclone', 'cyclone'],
    ['*', 'eye'],
  ],
  ear: [
    ['corn, wheat, barley', 'ear-of-corn'],
    ['*', 'ear'],
  ],
  rock: [
    ['band, guitar, concert, song, music, singer', 'guitar'],
    ['*', 'rock'],
  ],
  film: [
    ['oil, soap, water, plastic, layer, food, thin, tear', 'droplet'],
    ['camera, kodak, roll, negative, photographer, photo', 'camera'],
    ['phone, video, record, date, proof', 'video-camera'],
    ['*', 'clapper-board'],
  ],
  tablet: [
    ['screen, app, laptop, phone, computer, pencil, child, toddler, kid, game, drawer', 'mobile-phone'],
    ['doctor, pill, pain, medicine, dose', 'pill'],
    ['clay, stone, ancient, writing, babylon', 'scroll'],
  ],
  family: [
    ['language, protein, plant, star, word, particle', 'link'],
    ['*', 'ph-users-three'],
  ],
  web: [
    ['spider, silk, fly', 'spider-web'],
    ['internet, website, browser, page, online, site, link', 'globe-with-meridians'],
  ],
  cup: [
    ['football, soccer, team, final, tournament, champion', 'trophy'],
    ['tea, coffee, cocoa, drink', 'hot-beverage'],
  ],
  boat: [
    ['submarine, torpedo', 'ship'],
    ['*', 'sailboat'],
  ],
  oil: [
    ['cook, pan, fry, kitchen, salad, egg, olive', 'cooking'],
    ['car, engine, motor', 'oil-drum'],
    ['barrel, well, petroleum, fuel, crude, tanker, coal, gas', 'oil-drum'],
  ],
  worker: [
    ['factory, machine, assembly', 'factory-worker'],
    ['office, desk, meeting', 'office-worker'],
    ['building, bridge, road, construction, glass, steel, brick', 'construction-worker'],
  ],
  engineer: [
    ['software, code, computer, app, chip', 'technologist'],
    ['bridge, building, road, tunnel, tower, dam', 'construction-worker'],
    ['machine, engine, steam, car, drill, dig', 'construction-worker'],
  ],
  juice: [
    ['cane, sugar, plant, stomach', 'droplet'],
    ['*', 'cup-with-straw'],
  ],
  journey: [
    ['letter, mail, post', 'envelope'],
    ['train, plane, travel, traveller, tourist, ship, holiday, bus, suitcase, road', 'luggage'],
  ],
  captain: [
    ['ship, sea, sail, sailor, crew, lighthouse', 'ship'],
    ['plane, flight, pilot', 'pilot'],
  ],
  wheel: [
    ['cheese, milk, cellar, rind, ripen', 'cheese-wedge'],
    ['clock, clockwork, watch, spring, cog, machine', 'gear'],
    ['potter, clay', 'amphora'],
  ],
  crash: [
    ['market, stock, bank, economy, share, price, investor', 'chart-decreasing'],
    ['plane, pilot, flight', 'airplane'],
    ['car, road, driver, drive, truck, speed, accident, helmet', 'oncoming-automobile'],
  ],
  'carbon dioxide': [
    ['drink, dough, yeast, soda, beer, bread, bottle', 'bubbles'],
    ['leaf, photosynthesis, chlorophyll', 'herb'],
    [
      'emission, climate, factory, cement, atmosphere, coal, burn, greenhouse, pollution, fuel, exhaust',
      'factory',
    ],
  ],
  coal: [
    ['mine, miner, dig, underground', 'pick'],
    ['power, climate, emission, station, factory, industry, steam, pollution', 'factory'],
    ['stove, grill, burn, oven, warm, wood, fire', 'fire'],
  ],
  tongue: [
    ['mouth, lick, tooth, teeth, saliva, lip, chew, spit, swallow', 'tongue'],
    ['speak, language, foreign, native, accent', 'speech-balloon'],
  ],
  steam: [
    ['train, engine, locomotive, railway, piston', 'locomotive'],
    ['cup, coffee, tea', 'hot-beverage'],
    ['geyser, geothermal', 'hot-springs'],
  ],
  arcade: [['game, play, pinball, joystick, console', 'joystick']],
  picture: [
    ['wall, museum, paint, painter, frame, artist, hang, draw, card, book, child', 'framed-picture'],
    ['*', 'camera'],
  ],
  image: [
    ['brain, scan, patient', 'x-ray'],
    ['camera, photo, photographer, screen, lens, satellite, pixel', 'camera'],
  ],
  war: [
    ['sword, king, roman, knight, castle, greek, medieval, horse, spear', 'crossed-swords'],
    ['*', 'military-helmet'],
  ],
  miner: [
    ['bitcoin, crypto, computer, block, blockchain', 'ph-graphics-card'],
    ['*', 'pick'],
  ],
  mining: [
    ['bitcoin, crypto, computer, block, blockchain', 'ph-graphics-card'],
    ['*', 'pick'],
  ],
  library: [
    ['code, version, software, developer, function, programmer', 'laptop'],
    ['*', 'books'],
  ],
  weight: [
    ['gym, lift, barbell, bench, squat, muscle, rep', 'person-lifting-weights'],
    ['kitchen, scale, gram, kilo, kilogram, diet, lose', 'balance-scale'],
  ],
  balance: [['bank, account, money, card', 'bank']],
  energy: [
    ['solar, wind, electric, grid, battery, electricity', 'high-voltage'],
    ['calorie, muscle', 'flexed-biceps'],
  ],
  power: [
    ['electric, electricity, solar, grid, battery, wind, outlet, voltage, reactor', 'high-voltage'],
    ['king, president, government, parliament, vote, emperor, minister, senate', 'classical-building'],
  ],
  machine: [
    ['gamble, casino, slot, gambling, jackpot', 'slot-machine'],
    ['hospital, patient, intensive, nurse', 'hospital'],
    ['computer, code, learn, ai, software', 'laptop'],
    ['coffee, espresso', 'hot-beverage'],
    ['wash, laundry', 'ph-washing-machine'],
  ],
  bubble: [
    ['market, stock, price, investor, housing', 'chart-decreasing'],
    ['*', 'bubbles'],
  ],
  gravity: [
    ['jump, skydiver, parachute', 'parachute'],
    ['apple, newton', 'red-apple'],
  ],
  protein: [
    ['cell, dna, gene, enzyme, molecule, fold', 'dna'],
    ['muscle, gym, workout, training', 'flexed-biceps'],
  ],
  iron: [
    ['blood', 'drop-of-blood'],
    ['shirt, crease, ironing', 't-shirt'],
  ],
  heat: [
    ['pan, oven, stove, boil, fry, cook, simmer, pot, flame, bake, roast, grill', 'fire'],
    ['fever, shiver, body, sweat', 'thermometer'],
    ['summer, july, august, city, sunlight, climate, drought, wave, temperature, heatwave, shade', 'sun'],
  ],
  fuel: [
    ['rocket, launch, space', 'rocket'],
    ['plane, flight, jet, airline', 'airplane'],
    ['body, muscle, sugar, runner, eat', 'flexed-biceps'],
  ],
  race: [
    ['horse, jockey', 'horse-racing'],
    ['car, driver, lap', 'racing-car'],
    ['runner, marathon, finish, track, run, athlete, start', 'chequered-flag'],
  ],
  secret: [['phone, key, password, lock, spy, encrypt, encryption', 'locked']],
};

const FIELD = '@';

/** Words, and all that tell a field where one is named: `@space`. */
const cuesOf = (list: string): ReadonlySet<string> =>
  new Set(
    list.split(', ').flatMap((cue) => {
      const field = cue.slice(FIELD.length);
      return cue.startsWith(FIELD) && isField(field) ? [...wordsOfField(field)] : [cue];
    }),
  );

const spelledOut = Object.entries(meanings).flatMap(([word, ways]) =>
  ways.map(([cues, picture]): [string, Sense] => [
    word,
    { picture: picture === UNSHOWN ? null : picture, cues: cues === '*' ? null : cuesOf(cues) },
  ]),
);
const ofFields = Object.entries(bound).flatMap(([field, concepts]) =>
  [...byWord([concepts])].map(([word, picture]): [string, Sense] => [
    word,
    { picture, cues: wordsOfField(field as Field) },
  ]),
);

const inDoubt = doubtfulConcepts.map(({ word, telling, picture }): [string, Sense] => [
  word,
  { picture, cues: cuesOf(telling), isDoubtful: true },
]);

/** Of each word first what is spelled out, then what its fields make of it. */
export const senses: ReadonlyMap<string, readonly Sense[]> = [...spelledOut, ...ofFields, ...inDoubt].reduce(
  (all, [word, sense]) => all.set(word, [...(all.get(word) ?? []), sense]),
  new Map<string, Sense[]>(),
);
