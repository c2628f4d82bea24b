/** What we wrote on numbers. */
import { fibonacci } from './fibonacci.topic';
import { pi } from './pi.topic';
import { primes } from './primes.topic';
import { probability } from './probability.topic';
import { zero } from './zero.topic';

export const mathsTopics = [fibonacci, pi, primes, probability, zero];
