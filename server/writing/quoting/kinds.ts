/** The kinds of products that have words of their own; what belongs to none is spoken of as `anything`. */
import { defineKind, type Kind } from './kind';

export const anything: Kind = defineKind({
  name: 'anything',
  nouns:
    'bag|backpack|wallet|umbrella|candle|book|notebook|pen|plant|print|poster|card|holder|rack|hook|frame|suitcase|tote|lighter|knife|camera|phone case|tent|cooler',
  hooks: ['Looking for {a noun}?', 'Time for {new noun}?', 'What would you change about {old noun}?'],
  before: ['making do with {old noun}', 'making do with what was there'],
  moments: [
    'Picture an ordinary day, and one thing that makes it nicer.',
    'Slow down for a moment, and take a look.',
  ],
  actions: [
    'Follow the link, and see {name} up close.',
    'Take a closer look at {name}, and make {them} yours.',
    'Tap the link, and find out more about {name}.',
    'Like what you hear? {name} {is} one tap away.',
  ],
});

const kitchen = defineKind({
  name: 'kitchen',
  nouns:
    'french press|coffee maker|espresso machine|coffee machine|press|kettle|mug|cup|bottle|water bottle|flask|tumbler|pan|frying pan|pot|cookware set|knife set|blender|mixer|toaster|air fryer|grill|oven|cutting board|apron|lunch box|container|bowl|plate|teapot|grinder|scale|thermos|lunchbox|jar',
  hooks: ['Looking for {a noun}?', 'What would make your [kitchen] nicer?', 'Time for {new noun}?'],
  before: ['making do with {old noun}'],
  moments: [
    'A slow morning, and [coffee] in the air.',
    'The table is set, and nobody is in a hurry.',
    'A little time for yourself, and something good to go with it.',
  ],
  actions: [
    'Bring {name} to your table.',
    'Give {name} a place at home.',
    'Follow the link, and bring {name} home.',
    'Tap the link, and see {name} at work.',
  ],
});

const household = defineKind({
  name: 'household',
  nouns:
    'vacuum cleaner|vacuum|robot vacuum|mop|steam mop|broom|iron|steamer|fan|heater|air purifier|humidifier|lamp|light|lights+|bulb|pillow|blanket|duvet|mattress|sheet set|bedding~|towel|curtain|rug|storage box|organizer|organiser|laundry basket|basket|drill|toolbox|hose|planter|shower head',
  hooks: ['Is {old noun} still doing its job?', 'Time for {new noun}?', 'Looking for {a noun}?'],
  before: ['making do with {old noun}'],
  moments: ['Sunday, the flat is quiet, and the work is done.', 'Home feels different when things are easy.'],
  actions: [
    'Order {name}, and feel the difference at home.',
    'Follow the link, and bring {name} home.',
    'See {name} up close. The link is right here.',
    'Put {name} to work in your home.',
  ],
});

const beauty = defineKind({
  name: 'beauty',
  nouns:
    'face serum|serum|cream|face cream|moisturizer|moisturiser|lotion|cleanser|face mask|mask|shampoo|conditioner|hair oil|oil|soap|lipstick|lip balm|balm|mascara|perfume|toner|sunscreen~|deodorant|razor|hair dryer|brush|makeup~|nail polish',
  hooks: [
    'What does your [skin] really need?',
    'Looking for {a noun}?',
    'When did you last do something for your [skin]?',
  ],
  before: ['a shelf full of things that you never finish'],
  moments: [
    'The door is closed, the day is over, and this moment is yours.',
    'A quiet minute in front of the mirror.',
  ],
  actions: [
    'Make {name} part of your routine.',
    'Try {name}, and see what your [skin] says.',
    'Follow the link, and treat yourself to {name}.',
    'Start tonight, with {name}.',
  ],
});

const clothes = defineKind({
  name: 'clothes',
  nouns:
    'sweater|jumper|cardigan|hoodie|t-shirt|shirt|blouse|dress|skirt|coat|jacket|rain jacket|parka|vest|suit|scarf|hat|beanie|cap|belt|tie|jeans+|trousers+|pants+|leggings+|shorts+|socks+|gloves+|shoes+|sneakers+|boots+|sandals+|slippers+|pyjamas+|underwear~|swimsuit|running shoes+',
  hooks: ['What will you wear tomorrow?', 'Looking for {a noun}?', 'What do you reach for first?'],
  before: ['a full wardrobe, and nothing to wear', 'standing in front of the wardrobe'],
  moments: [
    'The kind of morning when you reach for the same thing again.',
    'Some clothes you wear. Some you live in.',
  ],
  actions: [
    'Find your [size], and make {name} yours.',
    'Pick your [colour], and put {them} on.',
    'Follow the link, and try {name} on.',
    'Make room in your wardrobe for {name}.',
  ],
});

const electronics = defineKind({
  name: 'electronics',
  nouns:
    'earbuds+|headphones+|earphones+|speaker|soundbar|phone|smartphone|tablet|laptop|monitor|keyboard|mouse|webcam|microphone|charger|power bank|cable|smartwatch|watch|tracker|drone|projector|tv|console|controller|router|dash cam|doorbell|printer|e-reader|film camera|action camera',
  hooks: ['Looking for {a noun}?', 'Time for {new noun}?', 'What should {new noun} be able to do?'],
  before: ['making do with {old noun}'],
  moments: ['You press one button, and the rest of the world can wait.', 'The day is loud enough.'],
  actions: [
    'Order {name}, and try {them} for yourself.',
    'Follow the link, and get {name}.',
    'Take a closer look at {name}. The link is right here.',
    'Tap the link, and make {name} yours.',
  ],
});

const food = defineKind({
  name: 'food',
  nouns:
    'granola~|muesli~|coffee~|coffee beans+|tea~|chocolate~|honey~|olive oil~|pasta~|sauce|jam~|hot sauce|snack|snack box|nuts+|cookies+|biscuits+|cereal~|protein powder~|protein bar|bar|spice set|juice~|wine~|beer~|cheese~|bread~|butter~|apple butter~|popcorn~|candy~',
  hooks: ['Hungry for something good?', 'What is in your [bowl] today?', 'What is for [breakfast] tomorrow?'],
  before: ['eating the same thing every day'],
  moments: [
    'A spoon, a [bowl], and nowhere to be.',
    'Good mornings start in the kitchen.',
    'Sit down for a minute, and taste.',
  ],
  actions: [
    'Taste {name}, and start the day with a smile.',
    'Put {name} on your table.',
    'Follow the link, and taste {name} for yourself.',
    'Order {name}, and get a spoon ready.',
  ],
});

const toys = defineKind({
  name: 'toys',
  nouns:
    'train set|building set|building kit|toy|toy car|doll|dollhouse|puzzle|board game|card game|game|building blocks+|blocks+|plush|teddy bear|play mat|kite|toy kitchen|science kit|craft kit|balance bike|scooter|playhouse|train',
  hooks: [
    'What keeps [children] busy for a whole afternoon?',
    'Looking for {a noun}?',
    'What will they play with next?',
  ],
  before: ['"I am bored," all afternoon'],
  moments: [
    'It is quiet in the next room, and that is a good sign.',
    'A rainy afternoon, and the floor is all theirs.',
  ],
  actions: [
    'Bring {name} home, and let them play.',
    'Follow the link, and unpack {name} together.',
    'Give them {name}, and watch what happens.',
    'Clear the floor for {name}.',
  ],
});

const app = defineKind({
  name: 'app',
  nouns: 'app|game app|software~|plugin|extension|website builder|browser extension',
  isWork: true,
  hooks: [
    'Is there an app for that? There is.',
    'Got your phone in your hand?',
    'What if your phone took care of that?',
  ],
  before: ['notes, lists, and things that slip your mind'],
  moments: ['Your phone knows a lot. Let it help.', 'A minute on your phone, and your head is clear.'],
  actions: [
    'Download {name}, and try it now.',
    'Get {name} on your phone today.',
    'Open {name} once, and see for yourself.',
    'Tap the link, and install {name}.',
  ],
});

const course = defineKind({
  name: 'course',
  nouns:
    'online course|course|class|workshop|masterclass|lesson|bootcamp|training~|coaching~|ebook|membership',
  isWork: true,
  hooks: [
    'What have you always wanted to learn?',
    'What could you be good at a month from now?',
    'Ready to learn something new?',
  ],
  before: ['someday, maybe, when there is time'],
  moments: [
    'An hour for yourself, and something new to learn.',
    'Remember how it felt to learn something for the first time?',
  ],
  actions: [
    'Start {name} today.',
    'Follow the link, and begin your first [lesson].',
    'Take the first step. {name} takes care of the next.',
    'Join {name}, and see where you are a month from now.',
  ],
});

const furniture = defineKind({
  name: 'furniture',
  nouns:
    'standing desk|desk|chair|office chair|armchair|sofa|couch|table|coffee table|dining table|shelf|bookshelf|bookcase|bed|bed frame|wardrobe|dresser|nightstand|stool|bench|cabinet|sideboard|tv stand|gaming chair|coat rack',
  hooks: ['How does {old noun} treat you?', 'Looking for {a noun}?', 'Time for {new noun}?'],
  before: ['making do with {old noun}'],
  moments: ['The room is quiet, and everything has its place.', 'You notice a good room when you walk in.'],
  actions: [
    'Make room for {name}.',
    'Follow the link, and see {name} from every side.',
    'Measure your corner, and order {name}.',
    'Give {name} a place at home.',
  ],
});

const pets = defineKind({
  name: 'pets',
  nouns:
    'dog bed|cat bed|pet bed|dog leash|leash|dog collar|collar|harness|cat tree|scratching post|litter box|pet carrier|carrier|dog toy|cat toy|dog food~|cat food~|treats+|dog treats+|aquarium|bird feeder|water fountain|pet brush',
  hooks: ['What would your [dog] say?', 'What would your [cat] say?', 'Looking for {a noun}?'],
  before: [
    'your [dog] on your sofa, and you on the edge',
    'your [cat] on your keyboard',
    'making do with {old noun}',
  ],
  moments: ['Your [dog] turns around, lies down, and sighs.', 'Your [cat] looks at you, and approves.'],
  actions: [
    'Treat your [dog] to {name}.',
    'Treat your [cat] to {name}.',
    'Your [dog] cannot order {them}. You can.',
    'Follow the link, and bring {name} home.',
    'Ask your [dog]. Then order {name}.',
    'Give {name} to somebody who cannot say thank you.',
  ],
});

const sport = defineKind({
  name: 'sport',
  nouns:
    'yoga mat|exercise mat|mat|dumbbells+|dumbbell set|kettlebell|resistance bands+|jump rope|treadmill|exercise bike|bike|bicycle|helmet|bike light|football|basketball|tennis racket|racket|skateboard|surfboard|sleeping bag|hiking poles+|gym bag|foam roller|rowing machine|goggles+|fishing rod',
  hooks: ['Ready for your next session?', 'Looking for {a noun}?', 'Time for {new noun}?'],
  before: ['finding one more reason not to start'],
  moments: [
    'Early morning, deep breath, and nobody wants anything from you.',
    'Before the day begins, there is this.',
  ],
  actions: [
    'Take {name} to your next session.',
    'Follow the link, get {name}, and get moving.',
    'Roll out of bed, and on with {name}.',
    'Get {name}, and start where you are.',
  ],
});

const jewellery = defineKind({
  name: 'jewellery',
  nouns:
    'necklace|pendant|bracelet|ring|engagement ring|earrings+|anklet|brooch|charm|cufflinks+|locket|bangle',
  hooks: ['Who would you give this to?', 'Looking for {a noun} with a story?', 'What do you wear every day?'],
  before: ['a drawer full of things that you never wear'],
  moments: ['Some things are small, and mean a lot.', 'You touch {them} without thinking, and smile.'],
  actions: [
    'Choose yours, or choose {them} for somebody you love.',
    'Make {name} yours.',
    'Follow the link, and find the one that is you.',
    'Wear {name}, or give {them} to somebody you love.',
  ],
});

/** The order decides between nouns of the same length. */
export const KINDS: readonly Kind[] = [
  app,
  course,
  beauty,
  clothes,
  jewellery,
  pets,
  toys,
  sport,
  furniture,
  electronics,
  kitchen,
  food,
  household,
  anything,
];
