/** What is said where a page says too little: nothing about the product. Lines have the places of `said`. */
export const FILLERS: readonly string[] = [
  'Have a proper look, and see what you think.',
  'Ask yourself what you would use {them} for first.',
  'Maybe you know somebody who would like {them}, too.',
  'Look at the pictures, and picture {them} at home.',
  'Small things can change an ordinary day.',
  'See how {it} look{s}, read the details, and decide for yourself.',
  'Why not treat yourself, or somebody you like?',
  'Everything you want to know is one tap away.',
];
