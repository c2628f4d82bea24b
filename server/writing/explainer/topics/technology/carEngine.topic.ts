/** How a car engine works. */
import { defineTopic } from '../../defineTopic';

export const carEngine = defineTopic({
  name: 'car engines',
  about: ['car engine', 'combustion engine', 'petrol engine', 'gasoline engine'],
  scripts: [
    {
      title: 'Four strokes',
      about: ['engine work', 'how car engines work', 'four stroke', 'piston'],
      level: 'easy',
      lines: [
        ['automobile', 'A petrol engine turns small explosions into motion.'],
        ['gear', 'Inside are metal cylinders, and in each one a piston moves up and down.'],
        ['wind-face', 'First stroke: the piston goes down and sucks in air and fuel.'],
        ['collision', 'Second stroke: it goes up and squeezes the mixture.'],
        ['high-voltage', 'Then a spark plug lights it.'],
        ['fire', 'Third stroke: hot gas expands and drives the piston down with force.'],
        ['fog', 'Fourth stroke: the piston rises and pushes the burned gas out.'],
        ['counterclockwise-arrows-button', 'A crankshaft turns this up and down into rotation.'],
        ['wheel', 'Through gears, that rotation reaches the wheels.'],
        ['stopwatch', 'At motorway speed, each cylinder does this about twenty times a second.'],
      ],
    },
    {
      title: 'Petrol or electric',
      about: ['petrol or electric', 'electric vs petrol', 'electric vs gas'],
      level: 'standard',
      lines: [
        ['automobile', 'Two cars pass, and one is almost silent.'],
        ['fire', 'The first burns fuel, many times a second.'],
        ['thermometer', 'Most of the energy in that fuel becomes heat, and less than half moves the car.'],
        ['gear', 'It needs oil, a gearbox, cooling and hundreds of moving parts.'],
        ['battery', 'The second one carries its energy in a battery.'],
        ['magnet', 'Magnetic fields in the motor pull a rotor round.'],
        ['high-voltage', 'Well over eighty percent of the energy reaches the wheels.'],
        ['counterclockwise-arrows-button', 'When the car brakes, the motor runs backwards as a generator.'],
        ['electric-plug', 'That puts energy back into the battery.'],
        ['factory', 'How clean it is depends on how its electricity and its battery are made.'],
      ],
    },
  ],
});
