import { Refusal } from './refusal.ts'

/** Rejects a request without a project id. Throws a `Refusal` with 401 (wire 1.12). */
export function requireProject(projectId: unknown): void {
  if (typeof projectId === 'string' && projectId !== '') return
  throw new Refusal(401, 'projectId', 'A project id is required')
}
