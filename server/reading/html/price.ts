/** What a product costs, as its page says it to machines, in the words of a price tag: "$28", "£11.50". */

const WRITTEN = new Set(['USD', 'EUR', 'GBP', 'INR', 'CAD', 'AUD']);
const LEAST = 0.01;

/** Empty for what is free, not a number, or in a currency that has no sign of its own. */
export function priceTag(amount: unknown, currency: unknown): string {
  const value = Number(String(amount ?? '').replace(/,(?=\d{3}\b)/g, ''));
  if (!(value >= LEAST && value < 1e7) || typeof currency !== 'string' || !WRITTEN.has(currency)) return '';
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(value).replace(/\.00$/, '');
}
