/** Headaches: where they come from, and what helps. */
import { defineTopic } from '../../defineTopic';

export const headaches = defineTopic({
  name: 'headaches',
  about: ['headache'],
  near: ['concussion', 'hangover'],
  scripts: [
    {
      title: 'The brain feels nothing',
      about: [
        'why headaches',
        'headaches causes',
        'get headaches',
        'what is a headache',
        'headache happen',
        'what causes headaches',
        'brain feel pain',
      ],
      level: 'easy',
      lines: [
        ['brain', 'A headache is odd, as the brain itself cannot feel pain.'],
        ['exploding-head', 'What hurts are its skins, its blood vessels, and the muscles around the head.'],
        ['necktie', 'In the most common kind, it feels as if a band were drawn tight.'],
        ['laptop', 'Stress, bad sleep, thirst, or hours in front of a screen can set it off.'],
        ['potable-water', 'So drink something, eat, and go out for some air.'],
        ['pill', 'A tablet helps now and then.'],
        ['warning', 'Taken on more than ten or fifteen days a month, it can cause a headache by itself.'],
        [
          'ambulance',
          'Call for help at once if it comes like thunder, after a blow, with a stiff neck, or if speech fails.',
        ],
      ],
    },
    {
      title: 'More than a headache',
      about: [
        'what is a migraine',
        'migraines causes',
        'migraine',
        'migraine aura',
        'migraine treatment',
        'help a migraine',
        'stop a migraine',
        'what causes migraines',
      ],
      level: 'standard',
      lines: [
        ['high-voltage', 'In a migraine, a part of the head throbs, and each step makes it worse.'],
        ['sun', 'Light hurts, noise hurts, and smells make one sick.'],
        ['eye', 'One person in four or so first sees zigzag lines, which wander and grow.'],
        ['water-wave', 'Then, a wave of silence creeps over the brain, some millimetres a minute.'],
        ['dna', 'It runs in families, and takes more women than men.'],
        ['calendar', 'Keep a diary, since missed sleep, missed meals, hormones or weather can be triggers.'],
        ['window', 'In an attack, a dark, quiet room helps, and a medicine that is taken early.'],
        ['syringe', 'Other medicines prevent some of the attacks.'],
        ['stethoscope', 'It is nothing to be ashamed of, so ask a doctor.'],
      ],
    },
  ],
});
