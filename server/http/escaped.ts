/** A text as it stands in HTML, also within the quotes of an attribute. */
const MARKS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escaped = (text: string) => text.replace(/[&<>"']/gu, (mark) => MARKS[mark] ?? mark);
