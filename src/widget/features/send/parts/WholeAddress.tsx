import { addressGroups } from '../rules/addressRules.ts'

/** Shows every character of an address, in groups of four. Groups that differ from `compareTo` are highlighted. */
export function WholeAddress({
  address,
  label,
  compareTo,
}: {
  address: string
  label: string
  compareTo: string | undefined
}) {
  const others = compareTo === undefined ? undefined : addressGroups(compareTo)
  return (
    <div
      className="fy-send-groups fy-tabular"
      dir="ltr"
      role="img"
      aria-label={`${label}: ${address}`}
    >
      {addressGroups(address).map((group, index) => {
        const isPrefix = group === '0x'
        const differs = others !== undefined && others[index]?.toLowerCase() !== group.toLowerCase()
        return (
          // Groups repeat within an address, so the key is the position.
          <span
            key={index}
            aria-hidden="true"
            data-prefix={isPrefix || undefined}
            data-differs={differs || undefined}
          >
            {group}
          </span>
        )
      })}
    </div>
  )
}
