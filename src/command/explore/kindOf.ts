/** Normalises problems that differ only in a count or an id. */
export function kindOf(problem: string): string {
  return problem.replaceAll(/\d+/g, '#')
}
