/** Fields of life, each with the words that tell that it is spoken of: singular, and plain enough to be no metaphor. */

const telling = {
  money:
    'money, bank, banker, loan, borrow, lender, creditor, mortgage, pay, payment, salary, wage, budget, tax, income, credit, currency, dollar, euro, cent, economy, economist, invest, investor, market, fund, pension, price, cost, afford, cash, percent, interest, inflation, saving, savings, spend, wallet, rent, earn, fee, insurance, recession, rich, poor, debt, bond, stock, broker, profit, sell, buy, coin, account',
  trade:
    'shop, store, seller, customer, brand, factory, market, sell, buy, buyer, warehouse, order, advert, advertising, price, shelf, company, online, business, industry, merchant, parcel, refund',
  work: 'office, job, boss, manager, colleague, employer, employee, salary, career, meeting, interview, résumé, cv, company, hire, work, worker, workplace, desk, deadline, team, project, client, profession, promotion, candidate, recruiter, startup, founder',
  war: 'war, battle, army, soldier, troop, enemy, invade, invasion, siege, general, weapon, sword, empire, conquer, military, fortress, navy, knight, rebel, revolt, bomb, tank, front, victory, defeat, ally, legion',
  space:
    'planet, galaxy, orbit, telescope, astronaut, rocket, spacecraft, solar, comet, asteroid, nebula, universe, cosmos, astronomer, nasa, mars, jupiter, saturn, moon, satellite, hydrogen, supernova, meteor, lunar, spaceship, interstellar, cosmic, gravity, kepler, copernicus, galileo, probe, heavens, light-year',
  body: 'body, blood, muscle, bone, skin, organ, lung, vein, artery, nerve, doctor, patient, hospital, disease, illness, breathe, breath, pulse, stomach, liver, kidney, chest, sweat, exercise, medicine, nurse, surgeon, symptom, knee, heartbeat, pressure, limb, joint, hormone, shiver, surgery, stroke, wound, infection, cholesterol',
  health:
    'doctor, patient, hospital, disease, illness, sick, medicine, vaccine, virus, bacteria, infection, fever, nurse, immune, drug, pill, symptom, germ, pharmacy, epidemic, treatment, clinic, physician, therapy, cancer, flu, antibiotic',
  feelings:
    'love, kiss, romance, romantic, couple, lover, marriage, wedding, kind, kindness, emotion, feeling, feel, relationship, therapist, worry, anxious, happy, sad, angry, afraid, mental, anxiety, lonely, cry, stress',
  kitchen:
    'cook, kitchen, pan, oven, recipe, boil, fry, bake, eat, meal, dish, taste, butter, onion, salt, sauce, soup, food, dinner, plate, stove, flour, garlic, chef, restaurant, ingredient, stir, chop, bread, meat, vegetable, fruit, sweet, sour, bitter, tasty, spoon, cup, drink, diet, calorie',
  home: 'house, apartment, room, kitchen, bathroom, bedroom, floor, carpet, shelf, clean, tidy, household, sofa, curtain, vacuum, broom, chore, furniture, wipe, drawer, wardrobe, cupboard',
  machines:
    'machine, engine, motor, mechanic, bicycle, bike, car, wheel, screw, bolt, wrench, spanner, screwdriver, tool, workshop, factory, metal, steel, clock, watch, spring, lever, pump, mechanism, weld, drill, repair, axle, clockwork, brake, bridge, crane',
  computing:
    'computer, software, code, program, programmer, developer, app, website, internet, server, file, database, laptop, algorithm, hacker, browser, data, network, email, login, cloud, encryption, password, chip, digital, online, smartphone, phone, wi-fi, router, ai',
  law: 'law, lawyer, judge, court, crime, criminal, police, trial, jury, prison, legal, illegal, contract, statute, constitution, right, sue, guilty, verdict, witness, justice',
  school:
    'school, teacher, student, class, classroom, pupil, homework, exam, university, college, lecture, textbook, learn, study, kindergarten, professor, lesson, education',
  maths:
    'number, equation, maths, math, mathematics, mathematician, algebra, geometry, theorem, arithmetic, digit, divide, multiply, calculate, sum, prime, fraction, formula, square, zero, count, decimal',
  science:
    'physics, physicist, chemistry, chemist, experiment, laboratory, lab, electron, atom, molecule, scientist, photon, quantum, particle, reaction, element, wavelength, oxygen, hydrogen, radio',
  sport:
    'sport, team, player, coach, match, goal, ball, athlete, training, runner, race, football, tennis, swim, stadium, referee, champion, olympic, olympics, gym, workout, league, marathon, tournament, climb, muscle, squat',
  stage:
    'theatre, theater, actor, actress, film, movie, opera, play, audience, stage, comedy, tragedy, scene, shakespeare, drama, hollywood, playwright, hero',
  music:
    'music, song, sing, singer, guitar, piano, violin, band, melody, concert, orchestra, musician, rhythm, jazz, drum, choir, instrument, tune',
  art: 'art, artist, paint, painter, painting, canvas, brush, pigment, museum, gallery, draw, drawing, palette, dye, portrait, sculpture, rainbow, colourful, crayon, ink, designer',
  plants:
    'plant, garden, gardener, soil, seed, leaf, flower, tree, root, water, grow, farmer, farm, field, harvest, crop, wheat, blossom, forest, bloom, sun, chlorophyll',
  weather:
    'weather, rain, snow, storm, wind, sun, cloud, cold, warm, hot, summer, winter, autumn, spring, climate, degree, forecast, temperature, sky, fog, frost',
  animals:
    'bee, honey, animal, species, biologist, ape, ancestor, fossil, dinosaur, mammal, bird, fish, insect, predator, prey, gene, dna, evolve, evolution, darwin, extinct, habitat, zoo, wildlife, reptile, primate, mutation, mate, offspring, organism',
  myth: 'god, goddess, hero, dragon, greek, ancient, zeus, king, monster, legend, mythology, myth, tale, sword, knight, folklore, spirit, odin, thor, pharaoh',
  sleep:
    'sleep, asleep, bed, night, nightmare, awake, pillow, rem, wake, brain, snore, dreamer, freud, insomnia, nap, bedtime',
  ships:
    'ship, port, harbour, harbor, cargo, sea, freight, crane, dock, export, import, sailor, boat, ocean, truck, goods, steel',
  roads:
    'road, car, drive, driver, traffic, street, truck, bus, motorway, highway, vehicle, speed, tyre, tire, brake, bicycle, bike, cyclist, lorry, cart, wagon, taxi, engine',
  family:
    'mother, father, parent, child, family, sister, brother, uncle, aunt, cousin, grandmother, grandfather, son, daughter, wife, husband, divorce, marriage, kid, baby, guardian, toddler, grandma, grandpa',
  building:
    'build, builder, building, architect, house, bridge, cement, brick, wall, concrete, construction, tower, crane, skyscraper, steel, demolish, roof, foundation',
  rubbish:
    'trash, garbage, rubbish, bin, recycle, recycling, landfill, plastic, bottle, waste, packaging, dump, compost, sort, reuse, litter, pollution',
} as const;

export type Field = keyof typeof telling;

export const isField = (name: string): name is Field => name in telling;

const sets: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(telling).map(([field, words]) => [field, new Set(words.split(', '))]),
);

export const wordsOfField = (field: Field): ReadonlySet<string> => sets.get(field) ?? new Set();
