/** Numbers by the span that they must lie in, both ends inclusive. */
import * as z from 'zod/mini';

export const between = (least: number, most: number) => z.number().check(z.minimum(least), z.maximum(most));

export const wholeBetween = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** More than nothing. */
export const positive = () => z.number().check(z.positive());

export const positiveUpTo = (most: number) => z.number().check(z.positive(), z.maximum(most));

/** 0 to 1. */
export const fractionSchema = between(0, 1);
