// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { Scenario, Step } from '../../../scenarios/index.ts'
import { createRecording } from '../../recorder/testing/recording.ts'
import { createRecordingEditor } from './recordingEditor.ts'

const tab: Step = { do: 'press', key: 'Tab' }
const enter: Step = { do: 'press', key: 'Enter' }
const opened: Scenario = { id: 'x', title: 'Ada connects', tags: ['wallet'], steps: [tab, enter] }

/** An editor in which the kept recording `original` is open. */
function createEditor() {
  const { recorder, kept } = createRecording()
  const editor = createRecordingEditor(recorder)
  const original = { ...opened, id: recorder.add(opened) }
  editor.open(original)
  const idAt = (id: string, at: number) => editor.store.getState()[id]?.steps[at]?.id ?? -1
  const listed = () => kept.list().map(({ id, title, steps }) => ({ id, title, steps }))
  return { editor, recorder, original, idAt, listed }
}

it('makes a new recording of the changed steps, and leaves the original as it is', () => {
  const { editor, original, idAt, listed } = createEditor()
  const edits = editor.edits(original.id)
  edits.remove(idAt(original.id, 0))
  edits.insert(idAt(original.id, 0), tab)
  const copy = editor.save(original.id)
  expect(listed()).toEqual([
    { id: copy, title: 'Ada connects, edited', steps: [enter, tab] },
    { id: original.id, title: 'Ada connects', steps: [tab, enter] },
  ])
})

it('puts later changes into the same copy, whose earlier ones can still be undone', () => {
  const { editor, original, idAt, listed } = createEditor()
  editor.edits(original.id).remove(idAt(original.id, 0))
  const copy = editor.save(original.id)
  editor.open({ ...original, id: copy })
  editor.edits(copy).move(idAt(copy, 0), 1)
  editor.edits(copy).replace(idAt(copy, 0), tab)
  editor.edits(copy).retitle('Ada tabs')
  expect(editor.save(copy)).toBe(copy)
  expect(listed().map(({ title, steps }) => [title, steps])).toEqual([
    ['Ada tabs', [tab]],
    ['Ada connects', [tab, enter]],
  ])
  editor.edits(copy).undo()
  editor.edits(copy).undo()
  expect(editor.recording(copy).steps).toEqual([tab, enter])
  editor.edits(copy).redo()
  expect(editor.recording(copy)).toMatchObject({ id: 'ada-tabs', tags: ['wallet'], steps: [enter] })
})

it('makes another copy of an original that is changed again, and of a copy that was deleted', () => {
  const { editor, recorder, original, listed } = createEditor()
  const first = editor.save(original.id)
  editor.open(original)
  editor.save(original.id)
  recorder.forget(first)
  editor.save(first)
  expect(listed().map(({ title }) => title)).toEqual([
    'Ada connects, edited',
    'Ada connects, edited 2',
    'Ada connects',
  ])
})

it('remembers the changes of a recording that was closed', () => {
  const { editor, original, idAt } = createEditor()
  editor.edits(original.id).remove(idAt(original.id, 0))
  editor.close(original.id)
  expect(editor.store.getState()[original.id]?.isOpen).toBe(false)
  editor.open(original)
  expect(editor.recording(original.id).steps).toEqual([enter])
})

it('rejects changes of a recording that is not open', () => {
  const { editor } = createEditor()
  expect(() => editor.edits('other')).toThrow('The recording other is not being edited.')
})

it('keeps changes that were not played, each once, and nothing that is as it was', () => {
  const { editor, recorder, original, idAt, listed } = createEditor()
  const edits = editor.edits(original.id)
  const other = {
    ...opened,
    title: 'Ada looks',
    id: recorder.add({ ...opened, title: 'Ada looks' }),
  }
  editor.open(other)
  edits.remove(idAt(original.id, 0))
  edits.undo()
  editor.saveAll()
  expect(listed().map(({ title }) => title)).toEqual(['Ada looks', 'Ada connects'])

  edits.redo()
  editor.close(original.id)
  editor.saveAll()
  editor.saveAll()
  expect(listed()).toEqual([
    { id: 'recorded-3', title: 'Ada connects, edited', steps: [enter] },
    { id: other.id, title: 'Ada looks', steps: [tab, enter] },
    { id: original.id, title: 'Ada connects', steps: [tab, enter] },
  ])

  editor.edits('recorded-3').undo()
  editor.saveAll()
  expect(listed()[0]).toEqual({
    id: 'recorded-3',
    title: 'Ada connects, edited',
    steps: [tab, enter],
  })
})

it('does not keep changes that the project has, and those of a deleted recording', () => {
  const { editor, recorder, original, idAt, listed } = createEditor()
  editor.edits(original.id).retitle('Ada tabs')
  editor.noteSaved(original.id)
  editor.saveAll()
  expect(listed().map(({ title }) => title)).toEqual(['Ada connects'])

  editor.edits(original.id).remove(idAt(original.id, 0))
  recorder.forget(original.id)
  editor.forget(original.id)
  editor.saveAll()
  expect(listed()).toEqual([])
})
