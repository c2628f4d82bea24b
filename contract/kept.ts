/** Objects that keep what they do not know: a document written by a newer program loses nothing in an older one. */
import * as z from 'zod/mini';

/** Typed as its shape alone: the unknown is carried along, and nobody can come to rely on it. */
export const kept = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.looseObject(shape) as unknown as z.ZodMiniObject<z.core.util.Writeable<Shape>, z.core.$strip>;
