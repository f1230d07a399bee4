/**
 * Cuts a stream of JSON objects without separators into single ones.
 * @returns takes the next piece of text and returns the objects that it completes
 */
export function splitJson(): (piece: string) => readonly string[] {
  let rest = ''
  let depth = 0
  let isInString = false
  let isEscaped = false

  return (piece) => {
    const whole: string[] = []
    for (const character of piece) {
      rest += character
      if (isInString) {
        if (isEscaped) isEscaped = false
        else if (character === '\\') isEscaped = true
        else if (character === '"') isInString = false
      } else if (character === '"') isInString = true
      else if (character === '{') depth += 1
      else if (character === '}') {
        depth -= 1
        if (depth > 0) continue
        whole.push(rest.trim())
        rest = ''
      }
    }
    return whole
  }
}
