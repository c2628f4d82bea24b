/** Fixed sayings whose nouns mean nothing that could be shown: they are passed over. */

/** Whose it is, is said as 'your': 'held your breath' stands for 'held their breath', too. */
const sayings =
  'bear in mind, bears in mind, bearing in mind, piece of cake, tip of the iceberg, in the long run, ' +
  'at the end of the day, call it a day, on the other hand, on the one hand, hand in hand, first hand, ' +
  'second hand, by hand, old hand, lend a hand, give a hand, out of hand, at hand, at heart, by heart, ' +
  'heart of the matter, lose heart, in light of, in the light of, come to light, light year, head start, ' +
  'rule of thumb, under the weather, on board, keep an eye, keeps an eye, eye to eye, in the eye, ' +
  'at first sight, at first glance, word of mouth, last word, big picture, bigger picture, whole picture, ' +
  'get the picture, on foot, on the road, hit the road, down the road, out of the box, outside the box, ' +
  'silver bullet, low-hanging fruit, last straw, on the fly, in the same boat, bottom line, grain of salt, ' +
  'pinch of salt, spill the beans, bite the bullet, hit the nail, nail it, arm and a leg, in a nutshell, ' +
  'the key to, the key is, key to success, key part, key point, key question, key role, key reason, ' +
  'root of the problem, root cause, at the root, to the root, take root, takes root, field of, body of work, ' +
  'wave of, waves of, sea of, flood of, mountain of, mountains of, rain check, in the wake of, ' +
  'turning point, break the ice, breaks the ice, cold feet, cold turkey, ring a bell, rings a bell, ' +
  'face to face, in the face of, on the face of it, state of the art, bank on, bank holiday, open book, ' +
  'by the book, in your book, the ball is, on the ball, play ball, in your court, house of cards, ' +
  'on the house, food for thought, food chain, brain drain, bread and butter, cut corners, ' +
  'window of opportunity, domino effect, snowball effect, butterfly effect, crash course, train of thought, ' +
  'stream of, bear market, bull market, bull run, black market, black sheep, white elephant, ' +
  'elephant in the room, wild goose chase, dark horse, guinea pig, lion share, snail mail, cat and mouse, ' +
  'let the cat out, dog days, wall street, white house, golden age, golden rule, golden ticket, ' +
  'common ground, on the ground, from the ground up, in the air, out of thin air, thin air, up in the air, ' +
  'on the air, on air, in the dark, leap in the dark, in the red, in the black, in hot water, in deep water, ' +
  'water under the bridge, burn bridges, bridge the gap, gap year, under fire, play with fire, fire up, ' +
  'fire sale, fight fire, on thin ice, on the rocks, rock bottom, rock star, rock solid, set in stone, ' +
  'stepping stone, kill two birds, early bird, bird view, a bird in the hand, hour hand, minute hand, ' +
  'sweet tooth, tooth and nail, by the skin, neck and neck, cold shoulder, pull your leg, last legs, ' +
  'foot the bill, back on your feet, land on your feet, on your feet, shoot yourself in the foot, ' +
  'tongue in cheek, tongue twister, slip of the tongue, lose face, save face, poker face, heart and soul, ' +
  'take heart, change of heart, cross your heart, apple of, bad apple, rotten apple, sour grapes, ' +
  'cherry pick, top banana, couch potato, hot potato, small potatoes, full of beans, cup of tea, ' +
  'storm in a teacup, perfect storm, piece of the pie, pie in the sky, icing on the cake, gravy train, ' +
  'dirty laundry, pipe dream, wet blanket, time bomb, photo bomb, ticking clock, against the clock, ' +
  'around the clock, body clock, biological clock, time machine, on the table, off the table, ' +
  'turn the tables, under the table, musical chairs, back door, behind closed doors, foot in the door, ' +
  'glass ceiling, on the fence, hit the wall, off the wall, drive up the wall, fly on the wall, ' +
  'the writing on the wall, at the helm, steal the show, behind the scenes, in the spotlight, drama queen, ' +
  'at the drop of, a drop in, drop in the ocean, the coast is clear, the sky is the limit, on cloud nine, ' +
  'every cloud, head in the clouds, cloud of, storm of, once in a blue moon, over the moon, ' +
  'shoot for the stars, out of this world, world of, the world over, down to earth, salt of the earth, ' +
  'what on earth, fish for, like a fish, big fish, plenty of fish, can of worms, bug in, web of lies, ' +
  'chain of command, chain reaction, missing link, weakest link, weak link, ring of, crown jewel, jewel in, ' +
  'castle in the air, war of words, battle of wits, uphill battle, arms race, race against time, ' +
  'the race is on, ghost town, ghost writer, skeleton in the closet, night owl, beat around the bush, ' +
  'barking up, wild card, house arrest, in the driver seat, third wheel, reinvent the wheel, fifth wheel, ' +
  'spin your wheels, smooth sailing, missed the boat, miss the boat, rock the boat, jump ship, tight ship, ' +
  'light at the end of the tunnel, tunnel vision, paper tiger, paper trail, on paper, pen pal, money talks, ' +
  'heads or tails, flip of a coin, other side of the coin, two sides of the same coin, pay the price, ' +
  'at any price, free lunch, gold standard, gold mine, gold rush, dead end, dead heat, dead line, time out, ' +
  'in no time, in time, on time, all the time, most of the time, at a time, at the same time, every time, ' +
  'time to time, fun and games, name of the game, game changer, whole new ball game, hit and miss, ' +
  'school of thought, old school, learning curve, school of fish, head of state, point of view, ' +
  'points of view, back and forth, light bulb moment, shed light, sheds light, the spot, sound like, ' +
  'sounds like, in good shape, second nature, human nature, good nature, by nature, nature of, of course, ' +
  'in the course of, due course, in the first place, take place, takes place, took place, in place of, ' +
  'in place, the rest of, the rest, the bar is, raise the bar, set the bar, low bar, high bar, salad days, ' +
  'spring to mind, come to mind, comes to mind, make up your mind, change your mind, peace of mind, ' +
  'state of mind, never mind, in mind, cross your mind, times as, times more, times less, times out, ' +
  'times faster, times larger, times bigger, at times, dawn of, sense of humour, other half, sense of, ' +
  'tell a story, tells a story, holding your breath, hold your breath, holds your breath, catch your breath, ' +
  'out of breath, brain fog, elevator pitch, helicopter parent, helicopter parents, house of commons, ' +
  'house of lords, bell curve, decision tree, bucket list, career ladder, property ladder, social security, ' +
  'baby boom, baby boomer, silicon valley, uncanny valley, road to, come at a price, comes at a price, ' +
  'body of water, bodies of water, heart of, eye of, face of, foot of, head of, mouth of, leg of, arm of, ' +
  'hand of, tongue of, nose of, neck of, teeth of, tooth of, skin of, body of, belly of, bones of, blood of, ' +
  'brain of, lip service, green thumb, green thumbs, golden parachute, on the radar, on your radar, ' +
  'under the radar, guilt trip, power trip, word salad, soap opera, proof is in the pudding, in the pudding, ' +
  'concrete jungle, food desert, hand me down, operating theatre, herd immunity, key takeaway, ' +
  'main takeaway, numbers of, small numbers, large numbers, great numbers, coat of, coats of, mean business, ' +
  'means business, meant business, magic happens, hit a wall, off a cliff, pull the plug, pulled the plug, ' +
  'front row, clean house, cleaning house, question of, matter of time, kill time, in the end, ' +
  'end of the world, change the world, changed the world, on your plate, in your head, in your heads, ' +
  'break the chain, break a leg, carbon budget, throw in the towel, sell like hot cakes, draw the line, ' +
  'top of the world, at your heart, at the heart, the heart of, in the heart of, with all your heart, ' +
  'set your heart, in the hands of, into the hands, in private hands, into private hands, in good hands, ' +
  'in your hands, out of your hands, change hands, changed hands, in the eyes of, in your eyes, blind eye, ' +
  'catch the eye, mother tongue, on your shoulders, behind your back, small steps, baby steps, by the way, ' +
  'in cold blood, bad blood, new blood, fresh blood, flesh and blood, burning question, burning desire, ' +
  'on fire, line of fire, open fire, friendly fire, baptism of fire, sea change, blue sky, drive home, ' +
  'home in on, close to home, home run, home page, food court, court of, bird brain, white lie, red tape, ' +
  'blue collar, white collar, grey area, gray area, black box, pink slip, silver lining, golden opportunity, ' +
  'star player, rising star, rat race, monkey business, cash cow, sacred cow, lone wolf, busy bee, ' +
  'social butterfly, butterflies in, crocodile tears, ugly duckling, fat cat, copy cat, cat nap, ' +
  'dog eat dog, sitting duck, swan song, pecking order, eagle eye, snake oil, horse power, iron fist, ' +
  'iron will, iron curtain, nerves of steel, half full, half empty, melting pot, pot of gold, ' +
  'double-edged sword, smoking gun, shot in the dark, long shot, bite the dust, carrot and stick, ' +
  'cherry on top, cream of the crop, recipe for, a taste of, flavour of the month, phone it in, same page, ' +
  'turn the page, turned the page, front page, close the book, between the lines, key ingredient, ' +
  'key moment, key player, the keys to, lock in, unlock the, opens the door, open the door to, next door, ' +
  'door to door, window into, build bridges, build a bridge, water down, test the waters, head above water, ' +
  'deep end, sink or swim, turn the tide, the tide turned, rising tide, ship has sailed, safe harbour, ' +
  'safe harbor, weather the storm, calm before the storm, under a cloud, under the sun, place in the sun, ' +
  'end of the road, road map, fork in the road, middle of the road, back on track, train wreck, fast lane, ' +
  'wheels in motion, wheel of fortune, in high gear, shift gears, out of steam, full steam, let off steam, ' +
  'blow off steam, pick up steam, short circuit, rocket science, quantum leap, acid test, litmus test, ' +
  'under the microscope, by the numbers, a number of, the number of, any number of, large number of, ' +
  'number of, numbers game, do the math, ground zero, square one, full circle, vicious circle, big cheese, ' +
  'say cheese, upper crust, bring home the bacon, chicken and egg, cold fish, red herring, dead meat, ' +
  'small fry, in a pickle, in a jam, nuts and bolts, sugar coat, eye candy, sweet spot, honey trap, ' +
  'wine and dine, in the pipeline, down the drain, pain in the neck, at arm length, up in arms, arms length, ' +
  'cost an arm, rule the roost, bark up, ring true, foot traffic, tug of war, price war, culture war, ' +
  'war on, battle for, army of, an army of, light bulb went, sleep on it, dream job, dream come true, ' +
  'american dream, pipe dreams, wildest dreams, in your dreams, beyond your dreams, world record, ' +
  'world champion, heavy hand, upper hand, free hand, show of hands, rule book, play book, in sync, ' +
  'fuel for, adds fuel, oil and water, glass house, ivory tower, paper thin, needle in a haystack, bone dry, ' +
  'bare bones, backbone of, cornerstone of, pillar of, pillars of, bedrock of, fabric of, thread of, ' +
  'common thread, tapestry of, mosaic of, patchwork of, web of, seeds of, seed of doubt, fruits of, ' +
  'branches of, family of, sister company, mother lode, parent company, umbrella term, blanket statement, ' +
  'cushion the, safety net, safety nets, green light, top gear, long haul, short haul, clean slate, ' +
  'blank slate, blank page, writing is on the wall, fine print, small print, hard copy, cheat sheet, ' +
  'game plan, game over, end game, fair game, home stretch, level playing field, playing field, ' +
  'out of left field, curve ball, slam dunk, home straight, own goal, move the goalposts, touch base, ' +
  'ballpark figure, par for the course, throw a curve, knock out, down for the count, saved by the bell, ' +
  'roll with the punches, dead last, neck of the woods, out of the woods, beaten path, stepping stones, ' +
  'rabbit hole, rabbit holes, wolf in, lion in, bull in, bear hug, monkey on, frog in your throat, ' +
  'pig in a poke, cat out of, fish out of water, bigger fish, snake in the grass, worm of, bee in, ants in, ' +
  'fly in the ointment, moth to, trojan horse, dark side, bright side, sunny side, flip side, far side, ' +
  'silver spoon, wooden spoon, greasy spoon, spoon feed, tip of your tongue, on the tip of, bitter pill, ' +
  'sugar pill, dose of, taste of your own, into the shoes, in your shoes, into your shoes, new leaf, ' +
  'part and parcel, good news, bad news, great news, the news is, body language, pet peeve, pet project, ' +
  'party animal, creature of habit, creatures of habit, loan shark, loan sharks, server farm, click farm, ' +
  'troll farm, content farm, bath bomb, steal the thunder, no sweat, bear fruit, bears fruit, bore fruit, ' +
  'takes the cake, take the cake, cruise control, oh boy, no picnic, kettle of fish, hands down, hands on, ' +
  'hands off, spelling bee, wild west, hot air, bad egg, bottom of the barrel, fan the flames, ' +
  'smoke and mirrors, clear the air, lose sleep, loose cannon, moving target, bite the hand, lame duck, ' +
  'broken record, track record, off the record, for the record, record high, record low, star sign, ' +
  'house always wins, on the cards, in the cards, up your sleeve, sky will fall, sky is falling, ' +
  'reach for the sky, sky high, plain sailing, back seat, back burner, brain child, heart goes out, ' +
  'heart sank, heart sinks, heart of gold, heart to heart, skin in the game, thick skin, thin skin, ' +
  'bone to pick, point the finger, points the finger, lift a finger, lifted a finger, under your nose, ' +
  'through the nose, follow your nose, turn up your nose, nose dive, best foot forward, wrong foot, ' +
  'toe the line, on your toes, bated breath, save your breath, breath of fresh air, hot seat, ' +
  'in the same breath, eyes on the prize, spread your wings, under your wing, left wing, right wing, ' +
  'tongue tied, word for word, from scratch, on the line, pull strings, out of the blue, hit the books, ' +
  'cook the books, closed book, like clockwork, as clockwork, to the bone, close to the bone, cat and dog, ' +
  'cats and dogs, holy cow, bread winner, big apple, night and day, day and night, sun sets on, ' +
  'brick and mortar, bricks and mortar, paint a picture, paints a picture, paint the picture, ' +
  'heart and mind, hearts and minds, mind and body, black hole in, rule of three, blanket of, on your head, ' +
  'head over heels, chips are down, ship shape, run a tight, star of the show, stars align, lucky star, ' +
  'honey moon, salt in the wound, rub salt, worth your salt, sugar daddy, sugar crash, milk and honey, ' +
  'milk it, milking it, spilled milk, big bucks, top dog, dog tired, dog house, sleeping dogs, old dog, ' +
  'straight from the horse, horse around, dead horse, high horse, hold your horses, gold digger, fool gold, ' +
  'ball park, ball rolling, on a roll, drop the ball, dropped the ball, have a ball, jump the gun, ' +
  'under the gun, stick to your guns, bomb shell, land mine of, war chest, war room, eye opener, ' +
  'private eye, apple of your eye, see eye to eye, evil eye, nose job, ear to the ground, all ears, ' +
  'ears are burning, pulling teeth, by the teeth, long in the tooth, lick your wounds, knee jerk, ' +
  'weak knees, bees knees, pearl of, pearls of, jewel of, crumb of, grain of truth, kernel of, ray of hope, ' +
  'ray of, glimmer of, fountain of, spring of, river of, rivers of, ocean of, oceans of, rain of, hail of, ' +
  'avalanche of, torrent of, thunder of, jungle of, symphony of, chorus of, orchestra of, melody of, ' +
  'palette of, rainbow of, canvas of, theatre of, arena of, ladder of, compass of, anchor of, lighthouse of, ' +
  'beacon of, torch of, spark of, flame of, cushion of, carpet of, mirror of, fortress of, soldier of, ' +
  'shield of, sword of, bomb of, heavy lifting, deep pockets, deepest pockets, sky will not fall, ' +
  'crime scene, boot camp, hockey stick, no strings attached, strings attached, fishing for, and boy, ' +
  'one breath at a time, a breath at a time, the edge off, lifting a pen, in the tank, safe house, ' +
  'miles an hour, kilometres an hour, per hour, bottle cap, bottle caps, per second, per minute, ' +
  'a taste of your own medicine, bitter medicine, pop the cork, eat into, dance to that tune, ' +
  'dances to that tune, luther king, stephen king, burger king, drag queen, dairy queen, bank of england, ' +
  'house of representatives, other plans, held your breath, promise the moon, promised the moon, ' +
  'promises the moon, to death, over the hill, under the hood, hit the roof, through the roof, ' +
  'raise the roof, foot on the brake, foot on the gas, put your foot down, foot down, one foot in, eat crow, ' +
  'humble pie, easy as pie, walk in the park, walk the walk, ride the wave, make waves, made waves, ' +
  'making waves, burn the candle, burning the candle, light a fire under, playing with fire, ' +
  'plays with fire, fire with fire, spark joy, frying pan into, flash in the pan, stir the pot, ' +
  'stirs the pot, stirred the pot, go to pot, kick the bucket, kicked the bucket, drop in the bucket, ' +
  'rain or shine, on your parade, take by storm, took by storm, taken by storm, by storm, snowed under, ' +
  'tip the scales, tips the scales, tipped the scales, dangle a carrot, apples and oranges, ' +
  'apples to oranges, spill the tea, smell the coffee, smell the roses, smell a rat, smelled a rat, ' +
  'bed of roses, nip in the bud, wild oats, chase your tail, tail between, nine lives, cry wolf, cried wolf, ' +
  'sheep clothing, count sheep, counting sheep, bull by the horns, cows come home, pigs fly, pig out, ' +
  'chicken out, chickens come home, count your chickens, egg on your face, eggs in one basket, ' +
  'all your eggs, golden goose, goose bumps, birds of a feather, free as a bird, fly off the handle, ' +
  'shark tank, whale of a, fish in a barrel, world is your oyster, shell shock, snail pace, bear the brunt, ' +
  'bear witness, forest for the trees, knock on wood, touch wood, thorn in, stem the tide, grass is greener, ' +
  'hit the hay, toast of the town, jam packed, spice of life, full plate, on a knife edge, knife edge, ' +
  'twist the knife, glass half, bottled up, hit the bottle, mug shot, sandwich generation, alphabet soup, ' +
  'cookie cutter, tough cookie, cool beans, bean counter, bean counters, pea brain, two peas, peas in a pod, ' +
  'cherry picking, through the grapevine, gives you lemons, go bananas, going bananas, fig leaf, open doors, ' +
  'opens doors, opened doors, show the door, door on, revolving door, window shopping, out the window, ' +
  'window dressing, low key, holds the key, hold the key, lock horns, locked horns, lock step, ' +
  'against the wall, back to the wall, backs to the wall, corporate ladder, climb the ladder, social ladder, ' +
  'cross that bridge, bring the house down, out of house, hit home, hits home, brought home, home truth, ' +
  'home truths, edge of your seat, seat at the table, a seat at, to the table, beat the clock, ' +
  'turn back the clock, on your watch, alarm bells, alarm bell, warning bells, bells and whistles, ' +
  'radio silence, picture perfect, throw the book, like a book, trick in the book, judge a book, ' +
  'to the letter, poison pen, pencil in, paper over, play your cards, cards right, trump card, calling card, ' +
  'roll the dice, roll of the dice, piece of the puzzle, pieces of the puzzle, is a marathon, not a sprint, ' +
  'on the ropes, below the belt, steep hill, hill to die on, move mountains, float your boat, abandon ship, ' +
  'wind out of, caution to the wind, second wind, wind of change, winds of change, day in the sun, ' +
  'everything under the sun, ask for the moon, for the stars, see stars, written in the stars, ' +
  'chase rainbows, cost the earth, heaven and earth, back to earth, both worlds, worlds apart, ' +
  'mean the world, means the world, worth your weight, weight in gold, strike gold, struck gold, ' +
  'diamond in the rough, iron out, while the iron, pump iron, between a rock, hard place, no stone, ' +
  'stone throw, two birds with one stone, go nuts, cog in, cogs in, behind the wheel of, bump in the road, ' +
  'bumps in the road, easy street, word on the street, streets ahead, under the bus, miss the bus, ' +
  'missed the bus, fall on your sword, chink in, shining armour, shining armor, half the battle, ' +
  'losing battle, pick your battles, beat the drum, drum up, face the music, music to your ears, for a song, ' +
  'song and dance, your own trumpet, your own horn, take note, takes note, took note, strike a chord, ' +
  'strikes a chord, struck a chord, set the stage, sets the stage, centre stage, center stage, stage fright, ' +
  'behind the curtain, pick your brain, rack your brain, to heart, bottom of your heart, heart content, ' +
  'heart on your sleeve, heart skipped, heart in your mouth, blood boil, runs cold, blood bath, ' +
  'blink of an eye, roll your eyes, rolled your eyes, rolls your eyes, eyes peeled, catch your eye, ' +
  'caught your eye, catches your eye, feast your eyes, sore eyes, bat an eye, meets the eye, over your eyes, ' +
  'by ear, deaf ears, lend an ear, in one ear, mouths to feed, down in the mouth, sink your teeth, ' +
  'cut your teeth, grit your teeth, bite your tongue, hold your tongue, off the tongue, lump in your throat, ' +
  'twist your arm, open arms, need a hand, wash your hands of, hand to mouth, hands tied, hands full, ' +
  'into your own hands, force your hand, sleight of hand, back of your hand, on the pulse, ' +
  'through your fingers, at your fingertips, green fingers, under the thumb, sore thumb, leg up, ' +
  'leg to stand, shake a leg, drag your feet, drags your feet, dragged your feet, your feet wet, ' +
  'find your feet, found your feet, off your feet, own two feet, dip a toe, dip your toe, dip your toes, ' +
  'step on toes, toe to toe, split hairs, splitting hairs, your hair down, bad hair day, hair out, ' +
  'by a hair, money at, money pit, time is money, on the money, for your money, put your money, ' +
  'coin a phrase, pretty penny, penny for your, penny drops, penny dropped, break the bank, breaks the bank, ' +
  'way to the bank, meal ticket, just the ticket, gift of the gab, gift horse, throw the baby, ' +
  'baby out with, child play, kid gloves, grandfather clause, doctor ordered, spin doctor, ' +
  'your own medicine, chill pill, hard pill, tough pill, poison pill, pick your poison, fever pitch, ' +
  'like the plague, teacher pet, to the test, test of time, do your homework, did your homework, ' +
  'partner in crime, partners in crime, law of the jungle, lay down the law, give up the ghost, ' +
  'ghost of a chance, work magic, works magic, works your magic, magic touch, magic word, magic number, ' +
  'like magic, by magic, happy camper, big tent, learn the ropes, end of your rope, under the hammer, ' +
  'nail biter, in the coffin, your own grave, in your grave, axe to grind, get the axe, got the axe, ' +
  'see the light, saw the light, light touch, make light of, hold a candle, worth the candle, ' +
  'recharge your batteries, charge your batteries, hot cakes, front burner, hidden gem, gem of, last laugh, ' +
  'food coma';

const OWNERS = new Set('my his her its our their'.split(' '));

/** As sayings are listed, whosever it is. */
export const asSaid = (words: readonly string[]): string =>
  words.map((word) => (OWNERS.has(word) ? 'your' : word)).join(' ');

export const idioms: ReadonlySet<string> = new Set(sayings.split(', '));
export const LONGEST_IDIOM = Math.max(...[...idioms].map((saying) => saying.split(' ').length));
