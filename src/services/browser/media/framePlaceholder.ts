/** Stands for a frame that is not there, yet or ever. [K2] */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="200" height="100" fill="#26262d"/><g fill="none" stroke="#5a5a66" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><rect x="78" y="33" width="44" height="34" rx="5"/><circle cx="90" cy="44" r="3.5"/><path d="m81 63 13-12 9 8 6-5 10 9"/></g></svg>`;

export const FRAME_PLACEHOLDER = `data:image/svg+xml,${encodeURIComponent(PICTURE)}`;
