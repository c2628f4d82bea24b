/** Names and words that English spelling leads astray, as they are said; the engine reads these spellings surely. */

/** Said so however they are written. */
export const FOREIGN_WORDS: Readonly<Record<string, string>> = {
  acai: 'ah sigh ee', bruschetta: 'broo sketta', brulee: 'broo lay', cafe: 'ka fay', creme: 'krem', croissant: 'kruh sahnt',
  croissants: 'kruh sahnts', ebay: 'ee bay', fiancee: 'fee on say', gnocchi: 'nyo key', jalapeno: 'hah la pain yo', jalapenos: 'hah la pain yose',
  naive: 'nigh eev', pinata: 'peen yah tah', quinoa: 'keen wah', sriracha: 'see rah cha', tortilla: 'tor tee ya', tortillas: 'tor tee yas',
}; // prettier-ignore

/** Said so where they begin with a capital: nestle and guess are words as well. */
export const NAMES: Readonly<Record<string, string>> = {
  adidas: 'ah dee das', beyonce: 'bee on say', chanel: 'shuh nell', chloe: 'klo ee', dazs: 'dahs', dvorak: 'dvor zhahk', givenchy: 'zhee von shee',
  haagen: 'hah gen', hermes: 'air mez', huawei: 'wah way', hyundai: 'hun day', ikea: 'eye key uh', "l'oreal": 'lore ay al', moet: 'mo et',
  nestle: 'ness lay', nguyen: 'win', nike: 'nigh key', peugeot: 'pur zho', porsche: 'por shuh', renault: 'ruh no', sao: 'sow',
  versace: 'ver sah chee', vuitton: 'vwee tahn', xiaomi: 'shao mee', yves: 'eve', zoe: 'zo ee', zurich: 'zoor ick',
}; // prettier-ignore
