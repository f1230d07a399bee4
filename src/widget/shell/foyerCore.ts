/** Key under which a `Foyer` carries its core for the components of this package. Shared by every copy of it. */
export const foyerCore: unique symbol = Symbol.for('foyer.core')
