import { isRecord } from '../../backends/port/isRecord.ts'
import { jsonOfResponse } from '../format/jsonOfResponse.ts'

/** A file of the project, or why it cannot be read; its name is without its ending. */
export type ProjectFile = { readonly name: string } & (
  { readonly text: string } | { readonly problem: string; readonly recording?: undefined }
)

/** The result of saving a file. */
export type Saved =
  /** Path of the file, relative to the project. */
  | { readonly path: string }
  /** There is such a file; it was not replaced. */
  | { readonly exists: string }
  | { readonly problem: string }

interface FilesOptions {
  readonly fetch: typeof globalThis.fetch
  /** Origin of the server; empty for that of the page. */
  readonly server: string
  readonly kind: 'scenarios' | 'faults'
}

/** The files of one kind in the project that the server belongs to. Each method throws a TypeError if the server cannot be reached. */
export function openProjectFiles({ fetch, server, kind }: FilesOptions) {
  const endpoint = `${server}/__foyer/${kind}`

  async function send(path: string, init: RequestInit): Promise<Saved> {
    const response = await fetch(`${endpoint}/${path}`, init)
    const { path: saved, error } = Object(await jsonOfResponse(response))
    if (response.ok && typeof saved === 'string') return { path: saved }
    const { message = `The server answered ${response.status}.` } = Object(error)
    return response.status === 409 ? { exists: String(message) } : { problem: String(message) }
  }

  return {
    /** The folder, relative to the project, and its files; nothing if the server keeps none. */
    async list() {
      const response = await fetch(endpoint)
      if (!response.ok) return undefined
      const { folder, files } = Object(await jsonOfResponse(response))
      if (typeof folder !== 'string' || !Array.isArray(files)) return undefined
      return { folder, files: files.filter(isFile) }
    },
    save: (name: string, content: unknown, replaces: boolean) =>
      send(`${name}${replaces ? '?replace' : ''}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: `${JSON.stringify(content, null, 2)}\n`,
      }),
    remove: (name: string) => send(name, { method: 'DELETE' }),
  }
}

const isFile = (value: unknown): value is ProjectFile =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  (typeof value.text === 'string' || typeof value.problem === 'string')
