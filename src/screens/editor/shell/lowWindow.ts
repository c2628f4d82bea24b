/** A phone on its side: a timeline below would leave no picture, and a notice over the picture would hide it. */
export const LOW = '(max-height: 499px)';
