import { Refusal } from './refusal.ts'

/** Who names no project is not served. Throws a `Refusal` with 401 (wire 1.12). */
export function requireProject(projectId: unknown): void {
  if (typeof projectId === 'string' && projectId !== '') return
  throw new Refusal(401, 'projectId', 'A project id is required')
}
