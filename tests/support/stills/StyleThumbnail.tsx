/** In the place of a style's moving picture: what it paints is the templates' affair, and is tested with them. */
export default function StyleThumbnail() {
  return <span>moves</span>;
}
