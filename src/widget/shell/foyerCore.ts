/**
 * The key under which a `Foyer` stores its core for the components of this package. It is the same
 * in every copy of the package.
 */
export const foyerCore: unique symbol = Symbol.for('foyer.core')
