/** Of a page's other pictures those that nobody has chosen yet. [W4] [G1] */
export const offeredImages = ({
  images,
  moreImages,
}: {
  readonly images: readonly string[];
  readonly moreImages: readonly string[];
}): string[] => moreImages.filter((image) => !images.includes(image));
