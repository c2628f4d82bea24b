/** What we wrote on numbers. */
import { fibonacci } from './fibonacci.topic';
import { fractions } from './fractions.topic';
import { pi } from './pi.topic';
import { primes } from './primes.topic';
import { probability } from './probability.topic';
import { pythagoras } from './pythagoras.topic';
import { zero } from './zero.topic';

export const mathsTopics = [fibonacci, fractions, pi, primes, probability, pythagoras, zero];
