/** Whether parameters hold a text under a name. */
export const hasText =
  <K extends string>(name: K) =>
  (_: unknown, params: { readonly [N in K]?: unknown } | undefined) =>
    typeof params?.[name] === 'string'
