/** Like `Partial`, but a field may also be `undefined` for compilers with `exactOptionalPropertyTypes`. */
export type Optional<T> = { readonly [Name in keyof T]?: T[Name] | undefined }
