import { useState } from 'react'
import { messageOf } from '../boundary/messageOf.ts'
import { problemOfSize } from '../../run/file/readRecording.ts'
import type { ComparedSide } from './comparison.ts'
import { useWorkbench } from '../state/useWorkbench.ts'

interface OpenRun {
  /** Why the last file cannot be compared. */
  readonly problem: string | undefined
  /** True while files are read. */
  readonly reads: boolean
  /** Reads the file of a run for each side. Calls `onRead` before the run of one is chosen. */
  readonly open: (files: Partial<Record<ComparedSide, File | null>>) => Promise<void>
  readonly clear: () => void
}

/** Opens files of runs in the comparison. */
export function useOpenRun(onRead: () => void): OpenRun {
  const { comparison } = useWorkbench()
  const [problem, setProblem] = useState<string>()
  const [reads, setReads] = useState(false)

  async function openOne(side: ComparedSide, file: File): Promise<string | undefined> {
    // Before it is read: a person may drop a film.
    const tooLarge = problemOfSize(file.size)
    if (tooLarge !== undefined) return tooLarge
    try {
      const text = await file.text()
      onRead()
      return comparison.open(side, text, file.name)
    } catch (error) {
      return `It cannot be read (${messageOf(error)}). Choose it again.`
    }
  }

  return {
    problem,
    reads,
    clear: () => setProblem(undefined),
    async open(files) {
      setProblem(undefined)
      setReads(true)
      const problems: string[] = []
      for (const side of ['one', 'other'] as const) {
        const file = files[side]
        const found = file ? await openOne(side, file) : undefined
        if (file && found !== undefined) problems.push(`${file.name}: ${found}`)
      }
      setReads(false)
      if (problems.length > 0) setProblem(problems.join(' '))
    },
  }
}
