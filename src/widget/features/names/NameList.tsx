import { useCore } from '../../core/coreContext.ts'
import { ListGroup } from '../../kit/lists/ListGroup.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { Tag } from '../../kit/feedback/Tag.tsx'
import { VisuallyHidden } from '../../kit/layout/VisuallyHidden.tsx'
import type { RegisterNameState } from './registerNameFlow.ts'
import { nameTexts } from '../../core/texts/account/nameTexts.ts'

/** The look-up result of the name, and alternatives to a taken one (C-237, C-264). */
export function NameList({
  state,
  onTake,
}: {
  state: RegisterNameState
  onTake: (name: string) => void
}) {
  const core = useCore()
  const { backend } = core
  const names = core.use(nameTexts)
  const zone = backend.names?.suffix ?? ''
  const checking = state.status === 'checking' || state.status === 'waiting'
  const checkedName = checkedNameOf(state)
  return (
    <div className="fy-name-status" aria-live="polite" role="status">
      {checking && <VisuallyHidden>{names.checking}</VisuallyHidden>}
      {checkedName && (
        <ListGroup>
          <ListRow
            title={`${checkedName.name}${zone}`}
            tag={
              checkedName.registered ? (
                <Tag tone="error">{names.registered}</Tag>
              ) : (
                <Tag tone="success">{names.available}</Tag>
              )
            }
          />
          {checkedName.others.map((name) => (
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

/** Returns what the look-up said about the name, which still counts as free while it is being registered. */
function checkedNameOf(state: RegisterNameState) {
  if (state.status === 'checked') return state
  if (state.status !== 'registering') return undefined
  return { name: state.name, registered: false, others: [] }
}
