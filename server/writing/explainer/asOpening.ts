/** A topic as the first thing that is said: a question stays one, a thing is announced. */
const QUESTION =
  /^(how|why|what|when|where|who|which|is|are|was|were|do|does|did|can|could|should|will|would)\b/i;

/** Empty for an empty topic. */
export function asOpening(topic: string): string {
  const plain = topic.replace(/[\s.?!,;:]+$/, '');
  if (!plain) return '';
  const said = plain.charAt(0).toUpperCase() + plain.slice(1);
  return QUESTION.test(plain) ? `${said}?` : `${said}, explained in about a minute.`;
}
