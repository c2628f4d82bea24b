/** What the product is called. */
export const productName = 'Reelwright';

/** What the browser's tab says. */
export const tabTitle = (page: string) => `${page} · ${productName}`;
