import { useCore } from '../../core/coreContext.ts'
import { ListGroup } from '../../kit/ListGroup.tsx'
import { ListRow } from '../../kit/ListRow.tsx'
import { Tag } from '../../kit/Tag.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import type { RegisterNameState } from './registerNameFlow.ts'

/** What is known of the name, and of others instead of one that is taken (C-237, C-264, C-265, open point 100). */
export function NameList({
  state,
  onTake,
}: {
  state: RegisterNameState
  onTake: (name: string) => void
}) {
  const { backend, texts } = useCore()
  const { names } = texts
  const zone = backend.names?.suffix ?? ''
  const checking = state.status === 'checking' || state.status === 'waiting'
  const known = state.status === 'checked' ? state : undefined
  return (
    <div aria-live="polite" role="status">
      {checking && <VisuallyHidden>{names.checking}</VisuallyHidden>}
      {known && (
        <ListGroup>
          <ListRow
            title={`${known.name}${zone}`}
            tag={
              known.registered ? (
                <Tag tone="error">{names.registered}</Tag>
              ) : (
                <Tag tone="success">{names.available}</Tag>
              )
            }
          />
          {known.others.map((name) => (
            <ListRow
              key={name}
              title={`${name}${zone}`}
              aria-label={names.take(`${name}${zone}`)}
              tag={<Tag tone="success">{names.available}</Tag>}
              onClick={() => onTake(name)}
            />
          ))}
        </ListGroup>
      )}
    </div>
  )
}
