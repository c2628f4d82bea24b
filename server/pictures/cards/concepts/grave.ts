/** What is told without a joke: words that tell it, and pictures that then stay away. */

const telling =
  'die, dies, died, dying, dead, death, grief, grieve, grieving, mourn, mourning, funeral, bereaved, murder, murderer, ' +
  'murdered, kill, killed, suicide, abuse, abused, rape, genocide, holocaust, massacre, torture, terrorist, terrorism, ' +
  'cancer, tumour, tumor, chemotherapy, dementia, alzheimer, stillbirth, miscarriage, famine, starvation, starve, refugee, ' +
  'slavery, slave, enslaved, victim, survivor, casualty, wounded, widow, orphan, hospice, overdose, addiction, addict, ' +
  'violence, trauma, suicidal, self-harm, war, bombing, camp, dictatorship, persecution, lynching, epidemic, plague, ' +
  'depression, paralysed, amputation, coma, stroke, drowned, gambling, alcoholic';

/** Faces, prizes, toys and bangs. */
const playful =
  'angry-face, balloon, bomb, bubbles, bullseye, candy, carousel-horse, circus-tent, clapping-hands, clown-face, coffin, ' +
  'collision, confetti-ball, credit-card, crossed-fingers, crying-face, crystal-ball, dashing-away, dodo, doughnut, ' +
  'dragon, exploding-head, face-with-medical-mask, face-with-thermometer, fearful-face, flexed-biceps, flying-saucer, ' +
  'game-die, ghost, grinning-face-with-smiling-eyes, hamburger, handshake, hugging-face, hundred-points, ' +
  'jack-o-lantern, joker, lollipop, magic-wand, mahjong-red-dragon, mirror-ball, money-with-wings, monkey, mouth, ' +
  'nut-and-bolt, parachute, party-popper, performing-arts, piata, pirate-flag, puzzle-piece, raising-hands, robot, ' +
  'roller-coaster, santa-claus, skull, sleeping-face, sneezing-face, sparkles, speech-balloon, star-struck, ' +
  'sun-with-face, t-rex, thinking-face, thumbs-down, thumbs-up, tongue, trophy, unicorn, video-game, wind-face, ' +
  'wrapped-gift, yo-yo, zzz, 1st-place-medal, input-latin-letters, white-flag, ph-lego';

const graveWords: ReadonlySet<string> = new Set(telling.split(', '));
const playfulPictures: ReadonlySet<string> = new Set(playful.split(', '));

export const isGraveWord = (word: string): boolean => graveWords.has(word);
export const isPlayful = (picture: string): boolean => playfulPictures.has(picture);
