import { reasonNotChecked, type CodeBlock } from './readBlocks.ts'

/** A module built from code blocks, with each line at its place in the document. */
export interface Module {
  readonly path: string
  readonly language: 'ts' | 'tsx' | 'js'
  readonly text: string
}

interface Part {
  readonly language: Module['language']
  readonly line: number
  readonly code: string
}

const languages: Readonly<Record<string, Module['language']>> = {
  ts: 'ts',
  tsx: 'tsx',
  js: 'js',
  mjs: 'js',
}

/** The scripts in markup: those of a page, of a Vue and of a Svelte component. */
function scriptsOf({ code, line }: CodeBlock): readonly Part[] {
  return [...code.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].flatMap((found) => {
    const [, attributes = '', script = ''] = found
    if (script.trim() === '') return []
    const start = found.index + found[0].indexOf('>') + 1
    const before = code.slice(0, start).split('\n').length - 1
    const language = attributes.includes('lang="ts"') ? 'ts' : 'js'
    return [{ language, line: line + before, code: script } as const]
  })
}

function partsOf(block: CodeBlock): readonly Part[] {
  const language = languages[block.language]
  // The first line of a script is not the first line of its module here.
  const code = block.code.replace(/^#!/, '//')
  if (language !== undefined) return [{ language, line: block.line, code }]
  return ['html', 'vue', 'svelte'].includes(block.language) ? scriptsOf(block) : []
}

/** The modules of one document. A block that `continues` shares the module of the previous block. */
export function readModules(blocks: readonly CodeBlock[]): readonly Module[] {
  const groups: { readonly path: string; readonly parts: Part[] }[] = []
  for (const block of blocks) {
    if (reasonNotChecked(block) !== undefined) continue
    const parts = partsOf(block)
    const last = groups.at(-1)
    if (parts.length === 0) continue
    if (block.mark === 'continues' && last) last.parts.push(...parts)
    else groups.push(...parts.map((part) => ({ path: block.path, parts: [part] })))
  }
  return groups.map(({ path, parts }) => ({
    path,
    language: parts.some(({ language }) => language === 'tsx')
      ? 'tsx'
      : (parts[0]?.language ?? 'ts'),
    text: parts.reduce((text, { line, code }) => {
      const missing = line - text.split('\n').length
      return `${text}${'\n'.repeat(missing)}${code}`
    }, ''),
  }))
}
