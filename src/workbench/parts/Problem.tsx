/** An error message, announced when it appears; nothing if there is none. */
export function Problem({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p className="wb-problem" role="alert">
      {text}
    </p>
  )
}
