/** In the place of the editor's film: what it paints is the templates' affair, and is tested with them. */
export default function Film() {
  return <p>The film</p>;
}
