/** A mail link brings its session in the address. */
export const addressHoldsSession = ({ hash }: Pick<Location, 'hash'>) => hash.includes('access_token=');
