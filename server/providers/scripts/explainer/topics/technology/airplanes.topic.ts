/** How airplanes fly. */
import { defineTopic } from '../../defineTopic';

export const airplanes = defineTopic({
  name: 'airplanes',
  about: ['airplane', 'aeroplane', 'plane', 'aircraft'],
  scripts: [
    {
      title: 'How wings hold up a plane',
      about: [
        'plane fly',
        'plane stay',
        'airplane air',
        'plane air',
        'keeps plane air',
        'keeps airplane air',
        'airplane fly',
        'aeroplane fly',
        'how plane',
        'wing lift',
        'flying machine',
        'plane work',
      ],
      level: 'easy',
      lines: [
        ['airplane', 'A large airliner weighs as much as a hundred elephants, and still it flies.'],
        ['wind-face', 'The secret is air, pushed down.'],
        ['straight-ruler', 'A wing is curved and slightly tilted.'],
        ['down-arrow', 'As it moves forward, it turns the stream of air downward.'],
        ['up-arrow', 'Push air down, and the air pushes you up.'],
        ['balance-scale', 'At the same time the pressure above the wing is lower than below it.'],
        ['scientist', 'These are two ways to describe the same force, called lift.'],
        ['rocket', 'Engines only have to push the plane forward.'],
        ['dashing-away', 'Twice the speed gives four times the lift.'],
        ['warning', 'Tilt the wing too far, and the air breaks away, which is called a stall.'],
      ],
    },
    {
      title: 'Why flying is so safe',
      about: ['plane safe', 'planes safe', 'flying safe'],
      level: 'standard',
      lines: [
        ['airplane', 'Millions of people are in the air on a normal day.'],
        ['shield', 'Flying is among the safest ways to travel a long distance.'],
        ['hammer-and-wrench', 'Every part has a limit, and is checked or changed before it gets there.'],
        ['gear', 'Important systems exist two or three times.'],
        ['high-voltage', 'A passenger jet with two engines can fly and land with one.'],
        ['clipboard', 'Pilots use checklists, even for things that they have done a thousand times.'],
        ['person-raising-hand', 'There are two of them, and each watches the other.'],
        ['magnifying-glass-tilted-left', 'And after an accident, investigators ask why, not who.'],
        ['open-book', 'What they find goes to everyone who builds or flies.'],
        ['graduation-cap', 'That is how every mistake has to be made only once.'],
      ],
    },
  ],
});
