/** What an ad may not say: the claims that its page does not hold. */
import { describe, expect, test } from 'vitest';
import { isMereDoubt } from '../../../../contract/scripts/claimReason';
import { readClaimsCheck } from '../../../../server/writing/checking/claimsCheck';
import { contentDir } from '../../../support/contentDir';

const { trace, figuresBeyond } = readClaimsCheck(contentDir);

const PAGE = `Ember Flask, 500 ml
Keeps drinks hot for 12 hours and cold for up to 24 hours. Two deep pockets. 1,200 cups a year. $29.00, 20% off.
The lightest flask we make. Free shipping on orders over $40. Never leaks. Not for the microwave.
Designed in Malmö, made in Portugal. Cleans itself. 2-year warranty on the lid. Silver, Cup Awards 2021. Double-layered base. Free returns within 30 days.
Rated 4.4 out of 5 from 2,310 reviews.`;

/** The reasons with their words. */
const doubts = (script: string, description = PAGE, language?: string) =>
  trace(script, { title: 'Ember Flask', description }, language).flatMap(({ unsupported }) =>
    unsupported.filter((part) => !isMereDoubt(part)).map(({ reason, words }) => `${reason}: ${words}`),
  );
/** What stands nowhere on the page, without a claim of a kind. */
const unfounded = (script: string, description = PAGE, language?: string, pageLanguage?: string) =>
  trace(script, { title: 'Ember Flask', description }, language, pageLanguage).flatMap(({ unsupported }) =>
    unsupported.filter(isMereDoubt).map(({ words }) => words),
  );

describe('[WR3] what the page says may be said', () => {
  test.each([
    ['It keeps drinks hot for 12 hours.'],
    ['Twelve hours of heat, and up to a day of cold.'],
    ['It has 2 deep pockets.'],
    ['That makes twelve hundred cups.'],
    ['Half a litre for $29.'],
    ['Only 29 dollars, a fifth off.'],
    ['It is the lightest flask we make.'],
    ['Spend over forty dollars and shipping is on us.'],
    ['Never leaks, whatever your bag does.'],
    ['Made in Portugal, and designed in Malmö.'],
    ['Two years of warranty on the lid.'],
    ['It took silver at the Cup Awards in 2021.'],
    ['Pick one, two, three or four.'],
    ['One, two, three buttons and it is closed.'],
    ['Three colours: sand, moss and slate.'],
    ['You will feel like you slept ten hours.'],
    ['Three reasons to look at it. One. It is light. Two. It is small. Three. It is black.'],
    ['Here are three good things to know. It is light.'],
    ["Here's what to know about the Ember Flask."],
    ['Take it off the shelf. An honest flask with a backrest, at the request of your guest.'],
    ['The earnest priest tests the crest of the nearby forest.'],
    ['Feel free to keep your hands free for most of the time.'],
    ['Cold coffee again?'],
    ['Two layers at the base.'],
    ['Returns are free, for the first thirty days.'],
    ['Over two thousand reviews, 4.4 stars.'],
    ['Zero cold coffee.'],
    ["The warranty's there, the worry isn't."],
    ['You will love it.'],
    ['You will love the Ember Flask.'],
    ['Drinks stay in the flask.'],
    ['Imagine calm mornings.'],
    ['Cold coffee at nine in the morning is nobody’s dream.'],
  ])('“%s”', (script) => expect(doubts(script)).toEqual([]));
  test.each([
    ['en', 'Country of manufacture: Japan.', 'It was made in Japan.'],
    ['en', '3X more dry than cotton.', 'Three times drier than cotton.'],
    ['en', 'In three lengths: 40cm, 45cm, 50cm.', 'Choose your length: 40, 45 or 50 centimeters.'],
    ['en', '180mg docosahexaenoic acid (DHA) and 120mg fish oil.', 'It brings you 180 milligrams of DHA.'],
    ['en', '180mg of iron and 120mg of zinc per serving.', 'One serving has 180 milligrams of iron.'],
    ['en', 'A stainless steel cup.', 'Drinks stay in a steel cup.'],
    ['en', 'Buy 1 Get 1 50% OFF!', 'Buy one, and you get the second at half price.'],
    ['de', 'Jetzt 50% Rabatt.', 'Jetzt zum halben Preis.'],
    ['en', 'It costs $6.99.', 'Yours for six dollars and ninety-nine cents.'],
    ['es', 'Cuesta $329.00.', 'Cuesta 329 pesos.'],
    [
      'en',
      'Aloe vera has a soothing effect, a moisturizer.',
      'And aloe vera, a moisturizer, brings a soothing touch.',
    ],
    ['en', 'Features a 14 " pocket. Width : 3" base.', 'It has a 14 inch pocket.'],
    ['en', 'A single artisan crafted it.', 'A single artisan made the whole thing.'],
    ['en', 'The comb is tiny.', "One, it's tiny."],
    ['en', 'For couples.', 'For the couple that just got married.'],
    ['de', 'Haltbar bis zu 1 Jahr.', 'Sie hält sich bis zu einem Jahr.'],
    ['en', 'Originally in Dutch.', 'It was first made in Dutch, and then translated.'],
    ['en', 'They designed it.', 'They came up with the design of Ember Flask.'],
    ['en', 'Entrances without a roof.', 'Most of his entrances have no roof.'],
    ['en', 'Paris and its entrances.', 'Paris has always loved its entrances.'],
    ['en', 'Take two (2) times daily.', 'Take it twice a day.'],
    ['en', 'Sterling silver 925 with a layer.', 'This is sterling silver.'],
    ['en', 'Balanced and adorable on the cup.', 'It looks adorable.'],
    ['en', 'Do not microwave.', 'Keep it out of the microwave.'],
    ['en', 'Print your photo.', 'Send me your favorite photo.'],
    ['en', 'Packing volume 85*85*34 cm.', 'It is 85 by 85 centimeters.'],
    ['en', 'She moved there permanently.', 'She moved there for good.'],
    ['en', 'The two nuclei merge.', 'And one day the two nuclei will merge.'],
    ['es', 'Fabricado en México.', 'Elige su talla.'],
    ['es', 'Un palazzo de lino.', 'Tres cosas sobre este palazzo.'],
    ['de', 'Ein Buch.', 'Drei Dinge über dieses Buch.'],
    ['en', 'Easy to clean.', 'First, it is a flask. Second, it is here. Third, it is easy to clean.'],
    ['en', 'Bluetooth 5.0, with noise reduction.', 'Bluetooth 5.0 and noise reduction.'],
    ['en', 'Free from plastic.', 'Completely free of plastic.'],
    ['de', 'Mit eigens entwickeltem Akku.', 'Ein eigens entwickelter Akku bringt das Tempo.'],
    ['de', 'Ohne Bleichmittel.', 'Ganz ohne Bleichmittel.'],
    ['es', 'Silicona 100% sin piezas sueltas.', 'Una sola pieza, cien por cien silicona.'],
    ['en', 'It is guaranteed for 5 years².', 'It is guaranteed for 5 years.'],
    // By the code of a country, and a label that has the word for it.
    ['en', 'Country of origin: IT', 'A bowl made in Italy.'],
    ['en', "Manufacturer's country: USA", 'Made in the USA.'],
    // A verb of one meaning with its noun.
    ['en', 'We offer free shipping worldwide.', 'We ship it free.'],
    // Of a compound the last noun is denied; "nothing" denies as "no" does.
    ['en', 'No battery replacements ever.', 'Forget about batteries.'],
    ['en', 'No rinsing required.', "There's nothing to rinse."],
    ['en', 'A print.', 'Some walls ask for more than a picture.'],
    ['en', 'A pin.', 'Small, and sturdier than it looks.'],
    // What it may suit, what was not before, its own sizes, its name, and whom it was made for.
    ['en', 'A robot kit.', 'Perfect for your next robot.'],
    ['en', 'Fits most bikes.', 'It fits most bikes.'],
    ['en', 'From $40.', 'It costs over thirty dollars.'],
    ['en', 'Hot for 12 hours and cold for 24 hours.', 'It stays cold for 24 hours, and hot for 12.'],
    [
      'en',
      'The wool of the flask (45%), knitted to a nylon core (49%).',
      'With 45% wool around its nylon core.',
    ],
    ['en', 'Features Vegan and cruelty free Non-comedogenic.', 'Vegan and cruelty-free.'],
    ['en', 'Vegan and cruelty-free.', 'Never tested on animals.'],
    ['en', 'Croissants.', 'Croissants from the oven, for free spirits.'],
    ['en', 'A pin.', 'People will look twice.'],
    ['en', 'Shines all day. Chip-resistant glaze.', 'It shines the whole day, and the glaze will not chip.'],
    ['en', 'A robot kit.', "You won't regret it, and your friends will ask about it."],
    ['de', 'Ein Bausatz.', 'Perfekt für kleine Roboter.'],
    ['en', 'A tent.', 'Nap time has never looked this good.'],
    ['en', 'Sizes: 25 cm, 48 cm.', 'The largest is almost half a metre wide.'],
    ['en', 'A cup.', 'The Ember Flask is here.'],
    ['en', 'Worn by miners in Minnesota.', 'It was made for miners in Minnesota.'],
    // Nothing of its own is said by “everything”; “free” stands behind its noun in a list; a part is of something.
    ['en', 'A charm. 100% vegan materials.', 'Everything in it is vegan.'],
    ['en', 'Features\nVegan and cruelty free', 'Vegan and cruelty-free.'],
    ['en', 'Each has 0.5 ct moissanite.', 'Each holds half a carat of moissanite.'],
    ['en', 'RPM: 15000rpm', 'It spins at 15,000 revolutions a minute.'],
    ['en', 'A brush.', 'Your dog left half of himself on the seat.'],
    ['en', 'No jam.', 'It skips the jam.'],
    ['en', 'Covered for life.', 'It is covered for as long as you live.'],
  ])('%s: where “%s” stands, “%s”', (language, page, script) =>
    expect(doubts(script, page, language)).toEqual([]),
  );
});

test('[WR3] a row of the page’s table backs what says it', () => {
  const source = { title: 'Ember Flask', description: 'A flask for the road.' };
  const openOf = (properties: string[]) =>
    trace('Weight: 340 g.', { ...source, properties }, 'en', 'en').flatMap(({ unsupported }) => unsupported);
  expect(openOf([]).map(({ words }) => words)).toEqual(['340 g']);
  expect(openOf(['Weight: 340 g'])).toEqual([]);
});

test('[WR3] the price has a field of its own, and backs what says it', () => {
  const source = { title: 'Ember Flask', description: 'Keeps drinks hot.', price: '€29' };
  expect(trace('It costs €29.', source)).toMatchObject([
    { backing: [{ from: 'price', quote: '€29' }], unsupported: [] },
  ]);
  expect(trace('It costs €19.', source)).toMatchObject([
    { backing: [], unsupported: [{ words: '€19', reason: 'price' }] },
  ]);
});

describe('[WR3] what the page says of something else, or less surely, backs nothing', () => {
  test.each([
    ['Food-safe lining.', 'Safe for puppies.', 'promise: Safe'],
    ['Safe for babies.', 'Safe for puppies.', 'promise: Safe'],
    [
      'It costs $6.99.',
      'Yours for six dollars and forty-nine cents.',
      'price: six dollars and forty-nine cents',
    ],
    ['Stitched by hand.', 'Stitched by hand in Malmö.', 'origin: Stitched by hand in Malmö'],
    ['A spoon.', 'You get a couple of spoons.', 'figure: a couple of'],
    ['Use it twice a day.', 'Use it three times a day.', 'figure: three'],
    ['Sterling silver.', 'It won silver.', 'award: won silver'],
    ['Adorable print.', 'Our customers adore it.', 'endorsement: customers adore'],
    ['Without plastic.', 'It is made out of plastic.', 'promise: plastic'],
    ['40 cm, the bracelet 45 cm.', 'The chain is 46 cm.', 'figure: 46 cm'],
    ['It ships in 3 days.', 'One day is all it takes.', 'figure: One day'],
    ['A towel.', 'Wash it 500 times.', 'figure: 500'],
    ['A shampoo.', 'See results in four weeks.', 'figure: four weeks'],
    ['We carry it in for free.', 'Delivery is free.', 'price: free'],
    ['It throws 22 m.', 'It throws up to 100 m.', 'figure: 100 m'],
    ['A steel bowl.', 'The only bowl you will ever need.', 'superlative: The only bowl'],
    ['A steel bowl.', 'Developed with veterinarians.', 'endorsement: Developed with veterinarians'],
    ['A steel bowl.', 'Carried by presidents.', 'endorsement: Carried by presidents'],
    ['Country of origin: IT', 'Made in Spain.', 'origin: Made in Spain'],
    ['A steel bowl.', 'No other bowl is like it.', 'comparison: No other bowl is like it'],
    ['A healthy snack.', 'It is the healthiest snack.', 'superlative: healthiest'],
    // A figure that stands there beside something else.
    ['Hot for 12 hours and cold for 24 hours.', 'It stays hot for 24 hours.', 'figure: 24 hours'],
    ['Heel height: 3 inches. Shaft height: 7 inches.', 'A heel of 7 inches.', 'figure: 7 inches'],
    ['45% wool (sheep), 30% nylon.', 'It is 30% wool.', 'figure: 30%'],
    ['For ages from 12 months.', 'From six months.', 'figure: six months'],
    // A limit that was dropped, and how far or how long it is said.
    ['Fits most bikes.', 'It fits every bike.', 'promise: bike'],
    ['It is almost invisible.', 'It is invisible.', 'promise: invisible'],
    ['Free shipping in Spain.', 'Free shipping anywhere in the world.', 'promise: anywhere in the world'],
    // Who has it, and what will not happen to it.
    ['A steel bowl.', 'Midwives rely on it.', 'endorsement: Midwives rely on it'],
    ['A steel bowl.', 'Vets love the Ember Flask.', 'endorsement: Vets love the Ember Flask'],
    ['A steel bowl.', 'Baristas rely on this flask daily.', 'endorsement: Baristas rely on this flask'],
    ['A steel bowl.', 'The glaze will not chip.', 'promise: The glaze will not chip'],
    ['Blocks upto 97% of rays.', 'It blocks 97% of rays.', 'figure: 97%'],
    ['Reduces the risk to almost zero.', 'The risk is zero.', 'figure: zero'],
    ['Moissanite shines.', 'Moissanite outshines diamonds.', 'comparison: outshines diamonds'],
  ])('of “%s” it does not follow that “%s”', (page, script, doubt) =>
    expect(doubts(script, page)).toContain(doubt),
  );
  test('in German a comparison at the beginning is one', () => {
    expect(doubts('Weicher als jedes andere Papier.', 'Weiches Papier.', 'de')).toContain(
      'comparison: Weicher als jedes andere Papier',
    );
  });
});

describe('[WR3] what the page does not say is unsupported, and why', () => {
  test.each([
    ['It keeps drinks hot for 24 hours.', 'figure: 24 hours'],
    ['It keeps drinks cold for 24 hours.', 'figure: 24 hours'],
    ['It lasts three years.', 'figure: three years'],
    ['It costs €29.', 'price: €29'],
    ['Shipping is always free.', 'price: free'],
    ['The warmest flask in town.', 'superlative: warmest'],
    ['An award-winning, sustainable flask.', 'promise: sustainable'],
    ['Gold at the Cup Awards 2021.', 'award: Gold'],
    ['With a money-back promise.', 'guarantee: money-back'],
    ['The whole flask has a five-year warranty.', 'guarantee: five-year warranty'],
    ['Vets love it.', 'endorsement: Vets love it'],
    ['Designed and made in Sweden.', 'origin: Designed and made in Sweden'],
    ['Made in Malmö.', 'origin: Made in Malmö'],
    ['It prevents bloat.', 'health: prevents bloat'],
    ['Lighter than any other flask.', 'comparison: Lighter than any other flask'],
    ['Pop it in the microwave.', 'promise: microwave'],
    ['It is BPA-free.', 'promise: BPA'],
  ])('“%s”', (script, doubt) => expect(doubts(script)).toContain(doubt));

  test.each([
    [
      'de',
      'Hält 12 Stunden warm. Nicht für die Mikrowelle.',
      'Das wärmste Glas der Stadt.',
      'superlative: Das wärmste',
    ],
    ['de', 'Hält 12 Stunden warm.', 'Hält vierundzwanzig Stunden warm.', 'figure: vierundzwanzig Stunden'],
    ['es', 'Medalla de plata en OleoSur 2023.', 'Oro en OleoSur 2023.', 'award: Oro'],
    ['fr', 'Garantie 3 ans sur les coutures.', 'Garanti à vie.', 'guarantee: Garanti à vie'],
    ['it', 'Non adatta all’induzione.', 'Va bene anche con l’induzione.', 'promise: l’induzione'],
    ['nl', 'Ontworpen in Utrecht, gemaakt in Taiwan.', 'Gemaakt in Utrecht.', 'origin: Gemaakt in Utrecht'],
    ['pt', 'Preço: 20 €.', 'Custa quinze euros.', 'price: quinze euros'],
    ['hi', '12 घंटे गर्म रखता है।', 'यह 24 घंटे गर्म रखता है।', 'figure: 24 घंटे'],
  ])('%s: of “%s” it does not follow that “%s”', (language, page, script, doubt) =>
    expect(doubts(script, page, language)).toContain(doubt),
  );
});

test('[WR3] a sentence says which words back it, of the page or of the person, and where it stands', () => {
  const script = "Here's why. It keeps drinks hot for 12 hours. I carry it up mountains.";
  const source = { title: 'Ember Flask', description: PAGE, facts: ['I carry it up mountains'] };
  expect(trace(script, source).map(({ start, text, backing }) => [start, text, backing])).toEqual([
    [0, "Here's why.", []],
    [
      12,
      'It keeps drinks hot for 12 hours.',
      [{ from: 'description', quote: 'Keeps drinks hot for 12 hours and cold for up to 24 hours.' }],
    ],
    [46, 'I carry it up mountains.', [{ from: 'fact', quote: 'I carry it up mountains' }]],
  ]);
});

describe('[WR3] a figure is the same in other units and forms', () => {
  const page = 'Base of 25 x 20 x 0.3 cm, lid of 8" x 10". Noise: 4dBA. Now: $34.99.';
  test.each([
    ['It measures twenty by twenty-five centimetres.'],
    ['The lid is eight inches wide.'],
    ['Noise is a mere four decibels.'],
    ['Now thirty-four ninety-nine.'],
  ])('“%s”', (script) => expect(doubts(script, page)).toEqual([]));
  test.each([
    ['de', '6,1 inch Display.', 'Das Display misst 6,1 Zoll.'],
    ['de', 'Reicht bis zu drei Metern weit.', 'Es reicht bis zu drei Meter weit.'],
    ['de', 'Maße: 200 × 150 cm.', 'Zwei Meter lang.'],
    // "Not only" denies nothing, what is denied may be denied in other words, and an order denies nothing either.
    ['de', 'Überzeugt nicht nur durch robusten Filz.', 'Aus robustem Filz.'],
    ['en', 'Made by painters NOT printers. Cork-free.', 'No cork anywhere.'],
    ['en', 'Remove the buckles and rinse them separately.', 'Take off the buckles and rinse.'],
    // A verb beside a claim is no other claim; days are no places, and a pair is no number.
    ['en', 'All backed by our lifetime warranty.', 'And the warranty? Lasts a lifetime.'],
    ['en', 'A bag.', 'Tuesday market, Saturday beach: the pair for both.'],
    ['fr', 'Écran de 6 pouces.', 'Un écran de six pouces.'],
  ])('%s: of “%s” it follows that “%s”', (language, description, script) =>
    expect(doubts(script, description, language)).toEqual([]),
  );
});

describe('[WR3] a quantity is the same in the words that people say it in', () => {
  test.each([
    // A half, a smaller unit or a bare number behind a unit.
    ['en', 'For ages from 18 months.', 'From a year and a half.'],
    ['en', 'Charges in 2.5 hours.', 'Charged in two and a half hours.'],
    ['en', 'Height: 173 cm.', 'Five foot eight tall.'],
    ['en', 'Weight: 4 lb 8 oz.', 'Four pounds eight ounces.'],
    ['en', 'Extends up to 1.2 m.', 'It stretches to one metre twenty.'],
    ['de', 'Länge: 1,20 m.', 'Ein Meter zwanzig lang.'],
    ['de', 'Ladezeit 1,5 Stunden.', 'In anderthalb Stunden geladen.'],
    ['fr', 'Charge en 1,5 h.', "Une charge d'une heure et demie."],
    ['es', 'Carga en 1,5 horas.', 'Carga en una hora y media.'],
    ['it', 'Ricarica in 1,5 ore.', "Ricarica in un'ora e mezza."],
    ['pt', 'Carrega em 2,5 horas.', 'Carrega em duas horas e meia.'],
    ['nl', 'Lengte 1,20 m.', 'Een meter twintig lang.'],
    // Decimals and thousands in words.
    ['en', 'Weighs 1.25 kg.', 'One point two five kilos.'],
    ['de', 'Gewicht 1,2 kg.', 'Eins Komma zwei Kilo leicht.'],
    ['fr', 'Autonomie 2310 heures.', 'Deux mille trois cent dix heures.'],
    ['es', 'Dura 200 horas.', 'Doscientas horas.'],
    ['de', 'Akku für 100 Stunden.', 'Hundert Stunden Akku.'],
    // A unit that stands once for several, in a label or behind a range.
    ['en', 'Weight (G): 232 Bar sizes (MM): 22 to 32', 'Two hundred and thirty-two grams.'],
    [
      'en',
      'Size (MM): 10 x 80 Bar sizes (MM): 22 to 32',
      'For bars from twenty-two to thirty-two millimetres.',
    ],
    ['fr', 'De 18 à 24 mois.', 'De dix-huit à vingt-quatre mois.'],
    ['it', 'Livello di volume 1-8.', 'Otto livelli di volume.'],
    // Degrees that pages leave out, what a thing is fit for at most, and pounds by what the page has.
    ['en', 'A 360 rotational view.', 'It turns three hundred and sixty degrees.'],
    ['de', 'Waschbar bis max. 40 °C.', 'Bei vierzig Grad waschen.'],
    ['en', 'Max load 120 kg.', 'It carries 120 kilos.'],
    ['en', 'Chair weight: 4 lbs. Now £40.', 'Four pounds to carry, forty pounds to pay.'],
    // What a list comes to.
    ['en', '1 x 20cm pan, 1 x 24cm pan.', 'Two pans.'],
    ['en', 'Colour: brown / light brown / green / black', 'Four colours to choose from.'],
    ['en', 'Colour variants:\nNight (black)\nEmber (red)\nHowl (white)', 'In three colours.'],
    ['en', '1 button jabla\n1 knot jabla\n2 muslin 5 layer nappies', 'Two jablas and two nappies.'],
    ['en', 'SPF 40, 50 ml.', 'With SPF forty.'],
    // A bracket tells of the figure before it.
    ['en', 'In 15 ml (travel) and 100 ml (full size).', 'Take the 15 ml bottle along when you travel.'],
  ])('%s: of “%s” it follows that “%s”', (language, page, script) =>
    expect(doubts(script, page, language)).toEqual([]),
  );
  test.each([
    ['en', 'For ages from 18 months.', 'From two and a half years.', 'figure: two and a half years'],
    ['en', 'Extends up to 1.2 m.', 'It stretches to one metre forty.', 'figure: one metre forty'],
    ['de', 'Länge: 1,20 m.', 'Ein Meter dreißig lang.', 'figure: Ein Meter dreißig'],
    ['fr', 'De 18 à 24 mois.', 'De dix-huit à trente mois.', 'figure: trente mois'],
    [
      'en',
      'Weight (G): 232 Bar sizes (MM): 22 to 32',
      'For bars of forty millimetres.',
      'figure: forty millimetres',
    ],
    ['en', 'It throws up to 22 m.', 'It throws 22 metres.', 'figure: 22 metres'],
    ['en', 'Chair weight: 4 lbs.', 'Five pounds to carry.', 'figure: Five pounds'],
    ['en', 'Chair weight: 4 lbs. Now £40.', 'Yours for fifty pounds.', 'price: fifty pounds'],
    ['en', '1 x 20cm pan, 1 x 24cm pan.', 'Three pans.', 'figure: Three'],
    ['en', 'SPF 40, 50 ml.', 'With SPF 50.', 'figure: 50'],
    ['en', 'Colour: brown / light brown / green / black', 'Five colours to choose from.', 'figure: Five'],
    ['en', '1 button jabla\n1 knot jabla', 'Three jablas.', 'figure: Three'],
  ])('%s: of “%s” it does not follow that “%s”', (language, page, script, doubt) =>
    expect(doubts(script, page, language)).toEqual([doubt]),
  );
});

describe('[WR3] a word that claims elsewhere claims nothing', () => {
  test.each([
    ['en', 'A bike.', 'The best part: it is a bike.'],
    ['es', 'Una bici.', 'Lo mejor: es una bici.'],
    ['de', 'Ein Rad.', 'Das Beste: Es ist ein Rad.'],
    ['fr', 'Un siège.', 'Un siège pour votre meilleur ami.'],
    ['en', 'Your loudest fan rides along.', 'A small red seat for your loudest fan.'],
    ['en', 'A bike.', "For people who'd rather ride than walk."],
    ['en', 'Comes with 3 batteries.', 'The batteries are in the box.'],
    ['en', 'We provide a repair or replacement.', 'If it breaks, we replace it.'],
    ['en', 'A kit for your bike.', 'A bike kit for any repair.'],
  ])('%s: where “%s” stands, “%s”', (language, page, script) =>
    expect(doubts(script, page, language)).toEqual([]),
  );
  test.each([
    ['es', 'Una bici.', 'Es lo mejor.', 'superlative: mejor'],
    ['de', 'Ein Rad.', 'Das beste Rad: jetzt hier.', 'superlative: beste'],
    ['en', 'Your loudest fan rides along.', 'A small red seat, the loudest horn.', 'superlative: loudest'],
    ['en', 'A bike.', 'It is faster than your car.', 'comparison: is faster than your car'],
    ['en', 'A lamp.', 'The batteries are in the box.', 'promise: in the box'],
    ['en', 'A lamp.', 'If it breaks, we replace it.', 'guarantee: we replace'],
  ])('%s: where “%s” stands, “%s” does', (language, page, script, doubt) =>
    expect(doubts(script, page, language)).toEqual([doubt]),
  );
});

describe('[WR3] what stands nowhere on the page is a doubt', () => {
  test.each([
    ['There is a version for lefties.', 'version for lefties'],
    ['It folds flat, with a strap for your shoulder.', 'folds flat, with a strap for your shoulder'],
  ])('“%s”', (script, words) => expect(unfounded(script)).toEqual([words]));
  test.each([
    ['Said in other words: hot drinks, half a day.'],
    ['A stove in your bag.'],
    ['The road is empty, and it is all yours.'],
    ['Slippers on, world off.'],
    ['Small tube, big comfort.'],
    ['Eight guests. Friday night.'],
    ['No awards, no celebrities.'],
    ['Two pockets, deep ones.'],
    ['Where will you go?'],
    // Said of the day, of people, or to them: of no product.
    ['Some days call for a hero.'],
    ['Your desk deserves a better view.'],
    ['Nobody likes a wet bag.'],
    ['Take a walk, breathe, and get on with your morning.'],
    ['It feels like a little moon.'],
    // What to do with it, and what it may please.
    ['Wear it over a sweater or hang it by the door.'],
    ['Great for weekend trips.'],
    ['For storytellers and dreamers.'],
    ['Hot drinks for riders who climb hills and chase trains.'],
    ['It comes in at 12 hours, so take your time.'],
    // Common words: a manner of speaking.
    ['It looks great on a table.'],
    ['Some words are easier with it.'],
    ['A gift that knows its name.'],
    // Ours.
    ['Stop scrolling for a second.'],
    ['You will love it.'],
    ['You will love the Ember Flask.'],
    ['Drinks stay in the flask.'],
  ])('“%s” is none', (script) => expect(unfounded(script)).toEqual([]));
  test.each([
    ['Your spaniel will snore through the night.', 'spaniel will snore through the night'],
    ['Keeps drinks hot, and wrapped in tissue paper.', 'wrapped in tissue paper'],
    // A rare word by itself; a common one tells little.
    ['It is perforated.', 'perforated'],
    ['Knit from merino wool.', 'Knit from merino wool'],
    ['It keeps drinks hot for 12 hours, and it is engraved with dragons.', 'engraved with dragons'],
  ])('of “%s” it is “%s”', (script, words) => expect(unfounded(script)).toEqual([words]));
  test.each([
    ['de', 'Über manche Dinge redet man nicht.'],
    ['de', 'Aufkleben, umdrehen, weiterschlafen.'],
    ['fr', 'Le feu crépite, la conversation ralentit.'],
    ['es', 'Sube el volumen.'],
    ['de', 'Es liegt wie eine Wolke auf der Haut.'],
    ['es', 'Cuando suena la alarma, se acaba la siesta.'],
    ['es', 'Pruébalo mañana.'],
    ['fr', 'Votre matin commence ici.'],
  ])('%s: “%s” says nothing of the product', (language, script) =>
    expect(unfounded(script, 'Skål.', language, language)).toEqual([]),
  );
  test('British and American spellings are one word', () => {
    expect(unfounded('It is full of fibre.', 'High in fiber.')).toEqual([]);
    expect(unfounded('It has a favourite colour.')).toEqual([]);
  });
  test('a hyphen parts no word', () => {
    expect(unfounded('It was redesigned.', 'We can re-shape it.')).toEqual(['redesigned']);
    expect(unfounded('It was redesigned.', 'We can re-design it.')).toEqual([]);
  });
  test('a page in another language says it in other words', () => {
    const page = 'Hält Getränke heiß.';
    expect(unfounded('It folds flat.', page, 'en', 'en')).toEqual(['folds flat']);
    expect(unfounded('It folds flat.', page, 'en', 'de')).toEqual([]);
    expect(unfounded('To się składa na płasko.', page, 'pl', 'pl')).toEqual([]);
  });
});

describe('[WR3] a figure is borne in whatever form it is quoted', () => {
  test.each([
    ['Its firmness is six out of ten.', 'Medium (6/10)'],
    ['It is 8.5 inches wide.', '8.5” wide'],
    ['It rises a quarter of an inch.', '.25" in height'],
    ['Julie is five foot eight.', `Julie is 5’8”`],
    ['It makes 15,000 turns a minute.', 'RPM: 15000rpm'],
  ])('“%s”', (sentence, quote) => {
    expect(figuresBeyond(sentence, [quote], 'en')).toEqual([]);
  });
  test.each([
    ['Its firmness is seven out of ten.', 'Medium (6/10)', 'seven out of ten'],
    ['It is 9.5 inches wide.', '8.5” wide', '9.5 inches'],
    ['Julie is five foot ten.', `Julie is 5'8"`, 'five foot ten'],
    ['It makes 18,000 turns a minute.', 'RPM: 15000rpm', '18,000 turns a minute'],
  ])('but not “%s”', (sentence, quote, words) => {
    expect(figuresBeyond(sentence, [quote], 'en').map((part) => part.words)).toEqual([words]);
  });
});
