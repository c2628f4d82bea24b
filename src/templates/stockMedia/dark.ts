/** The dark of `stock-media`, as deep as it is asked for: CSS. Pure. */
export const dark = (alpha: number): string => `rgba(13,16,20,${alpha})`;
