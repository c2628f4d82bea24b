/** A field that is typed into freely and follows the document: what is typed is not overwritten by its own echo. */
import { useEffect, useRef } from 'react';

/** @param isSame whether what stands in the field already means `shown`. */
export function useUncontrolledField<Field extends HTMLInputElement | HTMLTextAreaElement>(
  shown: string,
  isSame: (typed: string) => boolean,
) {
  const field = useRef<Field>(null);
  useEffect(() => {
    if (field.current && !isSame(field.current.value)) field.current.value = shown;
    // Only what the document says decides; a new `isSame` says nothing new.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [shown]);
  return field;
}
