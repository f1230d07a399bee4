import { useCallback, useEffect, useRef, useState } from 'react'
import { messageOf } from '../boundary/messageOf.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { Problem } from '../parts/Problem.tsx'
import { addressOfLink } from '../../stage/stageUrl.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { problemOfSize } from '../../run/file/readRecording.ts'

/**
 * Opens a recording or a run: a chosen file, a file dropped on the workbench, a pasted link, or the link of the page itself. Plays it
 * to its last step.
 */
export function OpenRecording() {
  const { open } = useWorkbench()
  const [problem, setProblem] = useState<string>()
  const chooser = useRef<HTMLInputElement>(null)

  const openText = useCallback((text: string) => void open(text).then(setProblem), [open])
  const openFile = useCallback(
    (file: File) => {
      // Before it is read: a person may drop a film.
      const tooLarge = problemOfSize(file.size)
      if (tooLarge !== undefined) return setProblem(tooLarge)
      file.text().then(openText, (error: unknown) => {
        setProblem(`The file cannot be read (${messageOf(error)}). Choose it again.`)
      })
    },
    [openText],
  )

  useEffect(() => {
    const stopping = new AbortController()
    const { signal } = stopping
    const isFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true
    window.addEventListener('dragover', (event) => isFile(event) && event.preventDefault(), {
      signal,
    })
    window.addEventListener(
      'drop',
      (event) => {
        const file = event.dataTransfer?.files.item(0)
        if (!file) return
        event.preventDefault()
        openFile(file)
      },
      { signal },
    )
    window.addEventListener(
      'paste',
      (event) => {
        const text = event.clipboardData?.getData('text') ?? ''
        if (!text.includes('#recording=') && !addressOfLink(text)) return
        event.preventDefault()
        openText(text)
      },
      { signal },
    )
    if (location.hash.startsWith('#recording=')) {
      const { hash, pathname, search } = location
      // A reload does not open it again.
      history.replaceState(null, '', `${pathname}${search}`)
      openText(hash)
    }
    return () => stopping.abort()
  }, [openFile, openText])

  return (
    <>
      <Problem text={problem} />
      <IconButton
        icon="open"
        word="Open"
        label="Open a recording: choose or drop a file, or paste a link"
        onClick={() => chooser.current?.click()}
      />
      <input
        ref={chooser}
        type="file"
        accept=".foyer,.json,application/json"
        hidden
        aria-label="File of a recording"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.item(0)
          currentTarget.value = ''
          if (file) openFile(file)
        }}
      />
    </>
  )
}
